import type { CourseFinding } from '@the-house/domain'
import type { Db } from '../../db/client.ts'
import { rowKey } from '../row-key.ts'
import { checkChapters } from './check.ts'
import { readChecked } from './read.ts'

export const isError = ({ level }: CourseFinding): boolean => level === 'error'

/** Counts the errors of each row of some chapters, by `rowKey`. */
export async function problemsIn(db: Db, chapter_ids: readonly number[]): Promise<ReadonlyMap<string, number>> {
  const found = checkChapters(await readChecked(db, chapter_ids)).flatMap(({ findings }) => findings.filter(isError))
  return new Map(Array.from(Map.groupBy(found, rowKey), ([row, errors]) => [row, errors.length]))
}

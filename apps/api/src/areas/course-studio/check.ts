import { DomainError, type CourseFinding } from '@the-house/domain'
import { checkChapters } from '../../course/check/check.ts'
import { readChecked } from '../../course/check/read.ts'
import type { Db } from '../../db/client.ts'

/** Returns what keeps a chapter from being published and what its students would miss, in the order of the tree. */
export async function checkChapter(db: Db, id: number): Promise<{ findings: CourseFinding[] }> {
  const [found] = checkChapters(await readChecked(db, [id]))
  if (!found) throw new DomainError('notFound')
  return { findings: found.findings }
}

import { isDeepStrictEqual } from 'node:util'
import { DomainError, type CourseEntity } from '@the-house/domain'
import { errorsOf } from '../course/check/published.ts'
import { readChecked } from '../course/check/read.ts'
import { chaptersAt, isCourseEntity, type CourseRow } from '../course/change.ts'
import { rowKey } from '../course/row-key.ts'
import type { Db } from '../db/client.ts'
import type { Entity, Values } from './entities.ts'
import { snapshot } from './present.ts'
import { publishedField } from './publish.ts'

/** A row before and after a save; a new one was not there before. */
export interface Saved {
  before?: Values
  after: Values
}

/** Whether a save is judged that leaves a row published, by whether it was so before; undefined: it is new. */
const isJudged: Record<CourseEntity, (was: boolean | undefined) => boolean> = {
  // A new one is empty, and filled after it is made.
  books: (was) => was === false,
  chapters: (was) => was === false,
  topics: (was) => was !== true,
  contents: (was) => was !== true,
  exercises: () => true,
}

/** Whether a save has changed nothing: what was published before the rules that it breaks can be sent back as it is. */
const isSame = (entity: Entity, before: Values, after: Values) =>
  isDeepStrictEqual(snapshot(entity, before), snapshot(entity, after))

/** Returns the row that a save has published, so that it has to be judged, with the field by which. */
export function publishedBy(entity: Entity, { before, after }: Saved): { row: CourseRow; field: string } | undefined {
  const { name } = entity
  const field = publishedField(entity)
  if (!field || !isCourseEntity(name) || after[field] !== true) return undefined
  const was = before && before[field] === true
  if (was && isSame(entity, before, after)) return undefined
  return isJudged[name](was) ? { row: { entity: name, id: Number(after['id']) }, field } : undefined
}

/** Refuses a row that may not be published as it was saved. */
export async function assertSaved(tx: Db, entity: Entity, saved: Saved): Promise<void> {
  const published = publishedBy(entity, saved)
  if (!published) return
  const { row, field } = published
  const checked = await readChecked(tx, await chaptersAt(tx, [row]))
  const errors = errorsOf(checked, { saved: new Set([rowKey(row)]) })
  if (errors.length > 0) throw new DomainError('validation', { [field]: 'validation.unfinished' })
}

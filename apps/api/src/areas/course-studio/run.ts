import { DomainError, type CourseEntity, type CourseStep } from '@the-house/domain'
import type { CourseRow } from '../../course/change.ts'
import { parentsOfEntity } from '../../crud/columns.ts'
import type { Entity, Values } from '../../crud/entities.ts'
import type { Writing } from '../../crud/writing.ts'

/** How long a press is remembered, and what it has taken out of a row is kept, so that it can be undone. */
export const undoMs = 7 * 24 * 3_600_000

/** The steps of one request, as far as they have been taken. */
export interface Run extends Writing {
  /** What was made, by its temporary id. */
  made: Map<number, CourseRow>
  /** The versions before the request of rows that it changes, by entity and id. */
  versions: Map<string, CourseRow & { version: number }>
}

/** What a step has done. */
export interface Done {
  row: CourseRow
  /** The step that undoes it; its versions are added at the end of the request. */
  inverse: CourseStep
  /** The rows that it has published, which are judged at the end of the request. */
  published?: readonly CourseRow[]
}

export const refuse = (field: string, message = 'validation.id') => new DomainError('validation', { [field]: message })

/** Returns the id of a row that a step names, by itself or by its temporary id. */
export function idIn({ made }: Run, entity: string, id: number | null | undefined, field = 'id'): number {
  if (id !== undefined && id !== null && id > 0) return id
  const row = made.get(id ?? 0)
  if (row?.entity !== entity) throw refuse(field)
  return row.id
}

/** Returns the field of an entity's parent, and the parent; undefined: a book. */
export const parentOf = (entity: Entity) => parentsOfEntity(entity).at(0)

/** Returns the fields of the parent that a step names; none for a book. */
export function parentsIn(run: Run, entity: Entity, parent_id: number | null | undefined): Values {
  const found = parentOf(entity)
  return found ? { [found.field]: idIn(run, found.parent.name, parent_id, found.field) } : {}
}

/** Returns the row that a step names as the one before, as it was named. */
export const afterIn = (run: Run, entity: CourseEntity, after_id: number | null | undefined) =>
  typeof after_id === 'number' ? idIn(run, entity, after_id, 'after_id') : after_id

import type { CourseStep } from '@the-house/domain'
import { encodeFields, fetchAllPages, type ManagedRow } from '../../../api/managed.ts'
import type { Values } from '../resource/form-draft.ts'

/** The entities whose path learners take, with the field that names their parent. */
const parentField = { books: null, chapters: 'book_id', topics: 'chapter_id' } as const
type PathEntity = keyof typeof parentField

const isOfPath = (name: string): name is PathEntity => name in parentField
/** The fields besides the place that change the path. */
export const decidingFields = ['published', 'available', 'finish_chapter']
const idOf = (value: unknown) => (typeof value === 'number' ? value : undefined)

const parentOf = (name: PathEntity, values: Values) => {
  const field = parentField[name]
  return field === null ? {} : { parent_id: idOf(values[field]) ?? null }
}

/** The step to a place that a form names by its number; no number: the last one. */
async function moveTo(name: PathEntity, id: number, values: Values): Promise<CourseStep> {
  const move = { action: 'MOVE', entity: name, id, ...parentOf(name, values) } as const
  const { position } = values
  if (typeof position !== 'number') return move
  const field = parentField[name]
  const siblings = await fetchAllPages(name, field === null ? {} : { [field]: values[field] })
  const others = siblings.filter((row) => row.id !== id)
  return { ...move, after_id: position <= 1 ? null : (others[Math.min(position - 2, others.length - 1)]?.id ?? null) }
}

/** The steps that a save of a form would be; none where it does not change the path of learners. */
export async function savingSteps(name: string, row: ManagedRow | null, values: Values): Promise<CourseStep[]> {
  if (!isOfPath(name)) return []
  if (row === null) {
    if (values['published'] !== true && values['available'] !== true) return []
    const fields = encodeFields(name, values)
    const made = { action: 'CREATE', entity: name, as: -1, fields, ...parentOf(name, values) } as const
    return [made, await moveTo(name, -1, values)]
  }
  const { id, version } = row
  const isChanged = (field: string | null) => field !== null && field in values && values[field] !== row[field]
  const changed = decidingFields.filter(isChanged)
  const fields = encodeFields(name, Object.fromEntries(changed.map((field) => [field, values[field]])))
  const moves = isChanged(parentField[name]) || isChanged('position')
  return [
    ...(changed.length > 0 ? [{ action: 'CHANGE', entity: name, id, version, fields } as const] : []),
    ...(moves ? [await moveTo(name, id, values)] : []),
  ]
}

/** The steps that publishing rows, or making drafts of them, would be. */
export const publishingSteps = (name: string, rows: readonly ManagedRow[], published: boolean): CourseStep[] =>
  isOfPath(name)
    ? rows.map(({ id, version }) => ({ action: 'CHANGE', entity: name, id, version, fields: { published } }))
    : []

/** The steps that deleting rows would be. */
export const removingSteps = (name: string, rows: readonly ManagedRow[]): CourseStep[] =>
  isOfPath(name) ? rows.map(({ id, version }) => ({ action: 'REMOVE', entity: name, id, version })) : []

/** The steps to an order of the rows of one parent. */
export const orderingSteps = (name: string, rows: readonly ManagedRow[]): CourseStep[] =>
  isOfPath(name)
    ? rows.flatMap((row, at) =>
        row['position'] === at + 1
          ? []
          : [
              {
                action: 'MOVE' as const,
                entity: name,
                id: row.id,
                ...parentOf(name, row),
                after_id: rows[at - 1]?.id ?? null,
              },
            ],
      )
    : []

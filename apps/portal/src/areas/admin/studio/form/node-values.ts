import { managed, parentsOf, type CourseEntity } from '@the-house/domain'
import type { ManagedRow } from '../../../../api/managed.ts'
import { emptyValues, fieldsOf, filesOf, isSame, valuesOf } from '../../managed/values.ts'
import type { Values } from '../../resource/form-draft.ts'

/** The field that names the parent of a row; undefined: a book has none. */
export const parentField = (entity: CourseEntity): string | undefined => Object.keys(parentsOf(managed[entity]))[0]

/** The fields that are the place of a row in the course, which the tree changes. */
export const placeFields = (entity: CourseEntity): string[] => ['position', parentField(entity) ?? []].flat()

/** The fields that the form shows, without files. */
export const shownFields = (entity: CourseEntity) =>
  fieldsOf(entity).filter(({ name }) => !placeFields(entity).includes(name))

/** The field where the author of a new row begins. */
export const firstField = (entity: CourseEntity): string =>
  entity === 'exercises' ? 'question' : (shownFields(entity)[0]?.name ?? '')

const fileNames = (entity: CourseEntity) => filesOf(entity).map(({ name }) => name)

/** The files of a row, by field; null: there is none. */
const filesIn = (entity: CourseEntity, row: Values): Values =>
  Object.fromEntries(fileNames(entity).map((name) => [name, row[name] ?? null]))

/** The values of the form of a row, with its files. */
export const nodeValues = (entity: CourseEntity, row: ManagedRow): Values => ({
  ...valuesOf(entity, row),
  ...filesIn(entity, row),
})

/** The value that names the row whose files a new one takes over, by being made as its copy. */
export const copyField = 'copy_of'

/** The values that the form of a new row begins with. */
export function newValues(entity: CourseEntity, parent: number | null, given: Values = {}): Values {
  const field = parentField(entity)
  return {
    ...emptyValues(entity),
    ...filesIn(entity, {}),
    // Without it a restored draft would not take it over.
    [copyField]: null,
    ...given,
    ...(field !== undefined && { [field]: parent }),
  }
}

/** The values of the shown fields that differ, as `after` has them. */
export const changedValues = (entity: CourseEntity, before: Values, after: Values): Values =>
  Object.fromEntries(
    shownFields(entity).flatMap(({ name }) => (isSame(before[name], after[name]) ? [] : [[name, after[name]]])),
  )

/** The upload of a chosen file; undefined: the value is a file that the row has. */
const uploadIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'upload_id' in value && typeof value.upload_id === 'string'
    ? value.upload_id
    : undefined

/** The files that were chosen or removed since `before`, as steps name them. */
export const changedFiles = (entity: CourseEntity, before: Values, after: Values): Record<string, string | null> =>
  Object.fromEntries(
    fileNames(entity).flatMap((name): [string, string | null][] => {
      const upload = uploadIn(after[name])
      if (upload !== undefined) return upload === uploadIn(before[name]) ? [] : [[name, upload]]
      return after[name] === null && (before[name] ?? null) !== null ? [[name, null]] : []
    }),
  )

/** The same for a copy, whose files are those of its original until the form has others or none. */
export const copiedFiles = (entity: CourseEntity, values: Values): Record<string, string | null> =>
  changedFiles(entity, Object.fromEntries(fileNames(entity).map((name) => [name, 'original'])), values)

import { managed, type ManagedEntity } from '@the-house/domain'
import type { ManagedRow } from '../../../api/managed.ts'
import type { Values } from '../resource/form-draft.ts'
import type { ResourceField } from '../resource/resource.ts'
import { resources, type ResourceName } from './resources.ts'

const isFile = ({ kind }: ResourceField) => typeof kind === 'object' && 'file' in kind

/** The fields of a form; `filesOf` are its file slots, which are uploaded one by one. */
export const fieldsOf = (name: ResourceName) => resources[name].fields.filter((field) => !isFile(field))
export const filesOf = (name: ResourceName) => resources[name].fields.filter(isFile)

const empty = (kind: ResourceField['kind']): unknown => {
  if (kind === 'switch') return false
  if (kind === 'editor') return null
  if (kind === 'tags' || kind === 'units') return []
  return kind === 'number' || typeof kind === 'object' || kind === 'moment' ? null : ''
}

/** Returns the values of an empty form. */
export function emptyValues(name: ResourceName): Values {
  const { fields }: ManagedEntity = managed[name]
  const { start = {} } = resources[name]
  const values = Object.fromEntries(
    resources[name].fields
      .filter((field) => !isFile(field))
      .map((field) => [field.name, fields[field.name]?.input.getDefault() ?? empty(field.kind)]),
  )
  return { ...values, ...start }
}

/** Returns the form values of a row. */
export const valuesOf = (name: ResourceName, row: ManagedRow): Values =>
  Object.fromEntries(fieldsOf(name).map((field) => [field.name, row[field.name] ?? empty(field.kind)]))

/** Returns the form values of a copy of a row, under another name. */
export const copyOf = (name: ResourceName, row: ManagedRow, called: string): Values => ({
  ...valuesOf(name, row),
  [resources[name].columns[0]]: called,
})

/** Returns all fields of a save, so that fields outside of the form stay unchanged. */
export const sentOf = (name: ResourceName, row: ManagedRow): Values =>
  Object.fromEntries(Object.keys(managed[name].fields).map((field) => [field, row[field]]))

/** Whether two form values are equal in content. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Returns the fields whose values differ. */
export const differing = (name: ResourceName, one: Values, other: Values): ResourceField[] =>
  fieldsOf(name).filter((field) => !isSame(one[field.name], other[field.name]))

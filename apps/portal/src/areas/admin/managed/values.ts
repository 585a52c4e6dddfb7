import { managed } from '@the-house/domain'
import type { ManagedRow } from '../../../api/managed.ts'
import type { Values } from './draft.ts'
import type { ResourceField } from './resource.ts'
import { resources, type ResourceName } from './resources.ts'

const isFile = ({ kind }: ResourceField) => typeof kind === 'object' && 'file' in kind

/** The fields of a form, and the places for files, which are sent one by one. */
export const fieldsOf = (name: ResourceName) => resources[name].fields.filter((field) => !isFile(field))
export const filesOf = (name: ResourceName) => resources[name].fields.filter(isFile)

const empty = (kind: ResourceField['kind']): unknown => {
  if (kind === 'switch') return false
  if (kind === 'editor') return null
  if (kind === 'tags' || kind === 'units') return []
  return kind === 'number' || typeof kind === 'object' || kind === 'moment' ? null : ''
}

/** What an empty form holds. */
export function emptyValues(name: ResourceName): Values {
  const { fields }: { fields: Record<string, { getDefault: () => unknown }> } = managed[name]
  const { start = {} } = resources[name]
  const values = Object.fromEntries(
    resources[name].fields
      .filter((field) => !isFile(field))
      .map((field) => [field.name, fields[field.name]?.getDefault() ?? empty(field.kind)]),
  )
  return { ...values, ...start }
}

/** What a form holds of a thing that is there. */
export const valuesOf = (name: ResourceName, row: ManagedRow): Values =>
  Object.fromEntries(fieldsOf(name).map((field) => [field.name, row[field.name] ?? empty(field.kind)]))

/** What a form holds of a copy of a thing, under another name. */
export const copyOf = (name: ResourceName, row: ManagedRow, called: string): Values => ({
  ...valuesOf(name, row),
  [resources[name].columns[0]]: called,
})

/** Everything that a save of a thing carries, so that what a form does not show stays as it is. */
export const sentOf = (name: ResourceName, row: ManagedRow): Values =>
  Object.fromEntries(Object.keys(managed[name].fields).map((field) => [field, row[field]]))

/** Whether two values of a form are the same to whoever looks at them. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The fields whose values differ. */
export const differing = (name: ResourceName, one: Values, other: Values): ResourceField[] =>
  fieldsOf(name).filter((field) => !isSame(one[field.name], other[field.name]))

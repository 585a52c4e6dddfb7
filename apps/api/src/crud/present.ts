import { namedFieldsOf, relatedName } from '@the-house/domain'
import { fileOf } from '../files/present.ts'
import type { AppContext } from '../app-context.ts'
import { fileColumn, labelName } from './columns.ts'
import type { Entity, Values } from './entities.ts'

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
/** The key of a file, or null. */
export const keyIn = (value: unknown) => (typeof value === 'string' ? value : null)

/** Maps the names of some fields to values. */
const each = (names: object, valueOf: (name: string) => unknown): Values =>
  Object.fromEntries(Object.keys(names).map((name) => [name, valueOf(name)]))

/** The presenter: serializes a row to the DTO that its call answers. */
export function present(entity: Entity, found: Values, context: Pick<AppContext, 'fileUrl'>): Values {
  const { fields, files } = entity.definition
  const related = namedFieldsOf(entity.definition).map((field) => {
    const [id, name] = [found[field], found[labelName(field)]]
    return [relatedName(field), id === null ? null : { id, name }]
  })
  return {
    id: found['id'],
    version: found['version'],
    updated_at: plain(found['updated_at']),
    ...each(fields, (name) => plain(found[name])),
    ...each(files, (place) => fileOf(context, keyIn(found[fileColumn(entity, place).name]))),
    ...Object.fromEntries(related),
  }
}

/** The snapshot of a row for the audit trail: its fields and the keys of its files. */
export function snapshot(entity: Entity, found: Values): Values {
  const { fields, files } = entity.definition
  return {
    ...each(fields, (name) => plain(found[name])),
    ...each(files, (place) => found[fileColumn(entity, place).name]),
  }
}

import { relatedName } from '@the-house/domain'
import { fileOf } from '../areas/books/present.ts'
import type { House } from '../house.ts'
import { fileColumn, labelName } from './columns.ts'
import type { Entity, Values } from './entities.ts'

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
/** The key of a file, or none. */
export const keyIn = (value: unknown) => (typeof value === 'string' ? value : null)

/** Something by the names of some fields. */
const each = (names: object, valueOf: (name: string) => unknown): Values =>
  Object.fromEntries(Object.keys(names).map((name) => [name, valueOf(name)]))

/** A row as its call answers it. */
export function present(entity: Entity, found: Values, house: Pick<House, 'fileUrl'>): Values {
  const { fields, files, relations } = entity.definition
  const related = Object.keys(relations).map((field) => {
    const [id, name] = [found[field], found[labelName(field)]]
    return [relatedName(field), id === null ? null : { id, name }]
  })
  return {
    id: found['id'],
    version: found['version'],
    updated_at: plain(found['updated_at']),
    ...each(fields, (name) => plain(found[name])),
    ...each(files, (place) => fileOf(house, keyIn(found[fileColumn(entity, place).name]))),
    ...Object.fromEntries(related),
  }
}

/** A row as the audit keeps it: its fields, and the keys of its files. */
export function snapshot(entity: Entity, found: Values): Values {
  const { fields, files } = entity.definition
  return {
    ...each(fields, (name) => plain(found[name])),
    ...each(files, (place) => found[fileColumn(entity, place).name]),
  }
}

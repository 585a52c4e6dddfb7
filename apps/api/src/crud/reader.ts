import { type FieldsOf, type HtmlName, type LinksName, type ManagedName, type StoredName } from '@the-house/domain'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { cleanHtml } from '../contract/clean-html.ts'
import type { ColumnsOf } from '../db/schema/columns.ts'
import { columnOf, idsIn } from './columns.ts'
import { entityOf, type Values } from './entities.ts'

/** Returns the columns of every field of an entity, for the queries of its read endpoints. */
export function fieldColumns<N extends ManagedName, T extends ColumnsOf<N>>(
  name: N,
  table: T,
): Pick<T, StoredName<FieldsOf<N>>>
export function fieldColumns(name: ManagedName): Record<string, PgColumn> {
  const entity = entityOf(name)
  const stored = Object.entries(entity.definition.fields).filter(([, { kind }]) => kind !== 'links')
  return Object.fromEntries(stored.map(([field]) => [field, columnOf(entity, field)]))
}

/** Returns the selection of an id list that has a table of its own, for the queries of its read endpoints. */
export function linkedIds<N extends ManagedName>(name: N, field: LinksName<FieldsOf<N>>): SQL<number[]> {
  const entity = entityOf(name)
  const list = entity.row.lists?.[field]
  if (!list) throw new Error(`${name} have no list ${field}.`)
  return idsIn(entity, list)
}

/** Sanitizes the html of a row once more on reading, since an import may have stored anything. */
export function withCleanHtml<N extends ManagedName, R extends Record<HtmlName<FieldsOf<N>>, string | null>>(
  name: N,
  row: R,
): R
export function withCleanHtml(name: ManagedName, row: Values): Values {
  const { fields } = entityOf(name).definition
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      fields[field]?.kind === 'html' && typeof value === 'string' ? cleanHtml(value) : value,
    ]),
  )
}

import { parentsOf, relatedName } from '@the-house/domain'
import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { unities } from '../db/schema/index.ts'
import { entityOf, type Entity, type IdList } from './entities.ts'

/** Returns the column of a field. */
export function columnOf({ name, row }: Entity, field: string): PgColumn {
  const column = getTableColumns(row.table)[field]
  if (!column) throw new Error(`${name} have no column ${field}.`)
  return column
}

/** Returns the column that stores the key of a file. */
export function fileColumn({ name, row }: Entity, place: string): PgColumn {
  const column = row.files?.[place]
  if (!column) throw new Error(`${name} have no place for a file ${place}.`)
  return column
}

/** Qualifies a column with its table: in a subquery a bare name would mean the inner table. */
const exactly = (column: PgColumn): SQL =>
  sql`${sql.identifier(getTableName(column.table))}.${sql.identifier(column.name)}`

/** The rows that a field names one of. */
export interface Named {
  table: PgTable & { id: PgColumn }
  label: PgColumn
}

/** Returns what the fields refer to whose rows are answered by name: relations, and the unit. */
export function namedBy({ definition }: Entity): Record<string, Named> {
  const { relations, unit } = definition
  const related = Object.entries(relations).map(([field, name]): [string, Named] => [field, entityOf(name).row])
  const own: Record<string, Named> = unit === undefined ? {} : { [unit]: { table: unities, label: unities.name } }
  return { ...Object.fromEntries(related), ...own }
}

/** Selects the label of a related row. */
function labelOf(entity: Entity, field: string, { table, label }: Named): SQL<string | null> {
  const named = sql`other.${sql.identifier(label.name)}`
  return sql`(select ${named} from ${table} other where other.id = ${exactly(columnOf(entity, field))})`
}

/** Selects the ids of a list, without soft-deleted rows. */
export function idsIn({ row }: Entity, { table, owner, item, position = item, of }: IdList): SQL<number[]> {
  const kept = of.deleted_at
    ? sql`and exists (select 1 from ${of} where ${exactly(of.id)} = ${exactly(item)} and ${exactly(of.deleted_at)} is null)`
    : sql``
  return sql`array(select ${exactly(item)} from ${table} where ${exactly(owner)} = ${exactly(row.table.id)} ${kept} order by ${exactly(position)}, ${exactly(item)})`
}

/** The alias under which a query returns the label of a related row. */
export const labelName = (field: string): string => `${relatedName(field)}__label`

/** The selection of a whole row: its columns, its id lists, and the labels of its relations and its unit. */
export function wholeOf(entity: Entity): Record<string, PgColumn | SQL> {
  const { row } = entity
  const lists = Object.entries(row.lists ?? {}).map(([field, list]) => [field, idsIn(entity, list)])
  const labels = Object.entries(namedBy(entity)).map(([field, named]) => [
    labelName(field),
    labelOf(entity, field, named),
  ])
  return { ...getTableColumns(row.table), ...Object.fromEntries(lists), ...Object.fromEntries(labels) }
}

/** Returns the parents of an entity: the field of the reference and the parent entity. */
export const parentsOfEntity = ({ definition }: Entity) =>
  Object.entries(parentsOf(definition)).map(([field, name]) => ({ field, parent: entityOf(name) }))

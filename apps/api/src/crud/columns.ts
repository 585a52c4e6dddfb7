import { parentsOf, relatedName } from '@the-house/domain'
import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { entityOf, type Entity, type IdList } from './entities.ts'

/** A column by the name of a field. */
export function columnOf({ name, row }: Entity, field: string): PgColumn {
  const column = getTableColumns(row.table)[field]
  if (!column) throw new Error(`${name} have no column ${field}.`)
  return column
}

/** The column that holds the key of a file. */
export const fileColumn = (entity: Entity, place: string): PgColumn =>
  entity.row.files?.[place] ?? columnOf(entity, place)

/** A column with its table: inside of a query within a query a bare name would mean the inner one's. */
const exactly = (column: PgColumn): SQL =>
  sql`${sql.identifier(getTableName(column.table))}.${sql.identifier(column.name)}`

/** What a related thing is called. */
function labelOf(entity: Entity, field: string, name: string): SQL<string | null> {
  const { table, label } = entityOf(name).row
  const named = sql`other.${sql.identifier(label.name)}`
  return sql`(select ${named} from ${table} other where other.id = ${exactly(columnOf(entity, field))})`
}

/** Ids of a list, without those that were removed. */
function idsIn({ row }: Entity, { table, owner, item, position = item, of }: IdList): SQL<number[]> {
  const kept = of.deleted_at
    ? sql`and exists (select 1 from ${of} where ${exactly(of.id)} = ${exactly(item)} and ${exactly(of.deleted_at)} is null)`
    : sql``
  return sql`array(select ${exactly(item)} from ${table} where ${exactly(owner)} = ${exactly(row.table.id)} ${kept} order by ${exactly(position)}, ${exactly(item)})`
}

/** The name under which a query answers what a related thing is called. */
export const labelName = (field: string): string => `${relatedName(field)}__label`

/** All of a thing: its columns, its lists, what its relations are called. */
export function wholeOf(entity: Entity): Record<string, PgColumn | SQL> {
  const { definition, row } = entity
  const lists = Object.entries(row.lists ?? {}).map(([field, list]) => [field, idsIn(entity, list)])
  const labels = Object.entries(definition.relations).map(([field, name]) => [
    labelName(field),
    labelOf(entity, field, name),
  ])
  return { ...getTableColumns(row.table), ...Object.fromEntries(lists), ...Object.fromEntries(labels) }
}

/** What a thing is a part of: the field, and the entity on the other side. */
export const parentsOfEntity = ({ definition }: Entity) =>
  Object.entries(parentsOf(definition)).map(([field, name]) => ({ field, parent: entityOf(name) }))

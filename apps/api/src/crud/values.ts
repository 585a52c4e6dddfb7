import { isHtml, parentsOf } from '@the-house/domain'
import { and, eq, getTableColumns, isNull, max, ne, sql, type SQL } from 'drizzle-orm'
import { cleanHtml } from '../contract/clean-html.ts'
import type { Db } from '../db/client.ts'
import { columnOf } from './columns.ts'
import type { Entity, Values } from './entities.ts'

/** What a body writes into the table: html held to the allow-list, instants as dates. Lists have tables of their own. */
export function valuesOf({ definition, row }: Entity, body: Values): Values {
  const columns = getTableColumns(row.table)
  return Object.fromEntries(
    Object.entries(definition.fields).flatMap(([name, schema]) => {
      const [column, value] = [columns[name], body[name]]
      if (!column) return []
      if (typeof value !== 'string') return [[name, value]]
      if (column.dataType === 'date') return [[name, value === '' ? null : new Date(value)]]
      return [[name, isHtml(schema) ? cleanHtml(value) : value]]
    }),
  )
}

/** A place in the order that nobody has named is the last one of what the thing is a part of. */
export async function placed(tx: Db, entity: Entity, values: Values, id?: number): Promise<Values> {
  if (values['position'] !== null) return values
  const { table } = entity.row
  const among: (SQL | undefined)[] = Object.keys(parentsOf(entity.definition)).map((field) =>
    eq(columnOf(entity, field), values[field]),
  )
  const [last] = await tx
    .select({ position: max(columnOf(entity, 'position')) })
    .from(table)
    .where(and(...among, isNull(table.deleted_at), id === undefined ? undefined : ne(table.id, id)))
  return { ...values, position: sql`${last?.position ?? 0}::int + 1` }
}

import { parentsOf } from '@the-house/domain'
import { and, eq, isNull, max, ne, sql, type SQL } from 'drizzle-orm'
import { cleanHtml } from '../contract/clean-html.ts'
import type { Db } from '../db/client.ts'
import { columnOf } from './columns.ts'
import { cleanItems } from './clean-items.ts'
import type { Entity, Values } from './entities.ts'

/**
 * Converts a body to column values: sanitizes html, parses instants, leaves out lists, which have tables of their own.
 * @param clean only what reads a file in a thread, where its html is sanitized, passes another one
 */
export function valuesOf({ definition }: Entity, body: Values, clean: (html: string) => string = cleanHtml): Values {
  return Object.fromEntries(
    Object.entries(definition.fields).flatMap(([name, { kind }]) => {
      const value = body[name]
      if (kind === 'links') return []
      if (kind === 'htmlList') return [[name, cleanItems(value, clean)]]
      if (typeof value !== 'string') return [[name, value]]
      if (kind === 'instant') return [[name, value === '' ? null : new Date(value)]]
      return [[name, kind === 'html' ? clean(value) : value]]
    }),
  )
}

/** Sets a missing position to the last one among the rows of the same parent. */
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

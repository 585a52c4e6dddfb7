import type { ManagedName } from '@the-house/domain'
import { getTableColumns, sql } from 'drizzle-orm'
import { entityOf } from '../crud/entities.ts'
import type { TestServer } from './test-server.ts'
import type { Make } from './managed.ts'

/** The column with a unique index, by entity. */
const single: Partial<Record<ManagedName, string>> = {
  'speaking-chapters': 'number',
  segments: 'name',
  rooms: 'name',
  'store-categories': 'name',
}

/** Inserts copies of one row by SQL: hundreds of them at once, without calls. */
export async function copies(
  { db }: TestServer,
  { make }: { make: Make },
  name: ManagedName,
  amount: number,
): Promise<void> {
  const { table } = entityOf(name).row
  const { id } = await make(name)
  // Each content needs a topic of its own.
  const topics = name === 'contents' ? await make('topics') : undefined
  const values = Object.values(getTableColumns(table)).filter((column) => column.name !== 'id')
  const list = values.map((column) => sql.identifier(column.name))
  const copied = values.map((column) => {
    const own = sql`t.${sql.identifier(column.name)}`
    if (column.name === single[name]) return column.dataType === 'number' ? sql`${own} + 1000 + n` : sql`${own} || n`
    return column.name === 'topic_id' && topics ? sql`copy.id` : own
  })
  const many = sql`generate_series(1, ${sql.raw(String(amount))}) n`
  const from = topics
    ? sql`(insert into topics (chapter_id, position, name, type) select chapter_id, n, name, type from topics, ${many} where id = ${topics.id} returning id)`
    : undefined
  await db.execute(
    sql`${from ? sql`with copy as ${from} ` : sql``}insert into ${table} (${sql.join(list, sql`, `)}) select ${sql.join(copied, sql`, `)} from ${table} t, ${from ? sql`copy` : many} where t.id = ${id}`,
  )
}

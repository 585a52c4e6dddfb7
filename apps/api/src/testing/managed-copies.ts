import type { ManagedName } from '@the-house/domain'
import { getTableColumns, sql } from 'drizzle-orm'
import { entityOf } from '../crud/entities.ts'
import type { TestHouse } from './house.ts'
import type { Make } from './managed.ts'

/** What may be there only once, by entity. */
const single: Partial<Record<ManagedName, string>> = { 'speaking-chapters': 'number', segments: 'name' }

/** Fills the table of an entity with copies of one thing, past the calls: hundreds of them in a moment. */
export async function copies(
  { db }: TestHouse,
  { make }: { make: Make },
  name: ManagedName,
  amount: number,
): Promise<void> {
  const { table } = entityOf(name).row
  const { id } = await make(name)
  // A content has a topic of its own.
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

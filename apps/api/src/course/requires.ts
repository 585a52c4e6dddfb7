import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { topics } from '../db/schema/index.ts'

/**
 * Whether a topic is, or requires, another one, also through others; those that are soft-deleted count, since they can
 * be restored.
 */
export async function requires(db: Db, topic_id: number, other_id: number): Promise<boolean> {
  const chain = sql`(
    with recursive chain as (
      select ${topic_id}::int as id
      union
      select t.requirement_id from topics t join chain on chain.id = t.id where t.requirement_id is not null
    ) select id from chain
  )`
  return (await db.$count(topics, and(eq(topics.id, other_id), sql`${topics.id} in ${chain}`))) > 0
}

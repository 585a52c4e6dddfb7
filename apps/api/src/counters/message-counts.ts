import { sql } from 'drizzle-orm'
import { message_counts, message_receivers } from '../db/schema/index.ts'
import { findDrift, type Counter } from './counter.ts'

const differing = sql`
  select counts.message_id, counts.read, coalesce(truth.read, 0) as actual
  from ${message_counts} counts
  left join (
    select message_id, count(*)::int as read from ${message_receivers} where read_at is not null group by message_id
  ) truth on truth.message_id = counts.message_id
  where counts.read <> coalesce(truth.read, 0)`

/** How many have read a message. */
export const messageCounts: Counter = {
  name: 'message_counts',
  drift: (db) =>
    findDrift(db, sql`select concat('message ', message_id), read, actual from (${differing}) as differing`),
  // The difference is added: whoever reads the message meanwhile changes both sides alike.
  rebuild: async (tx) => {
    await tx.execute(sql`
      update ${message_counts} as held set read = held.read + wrong.actual - wrong.read
      from (${differing}) wrong where wrong.message_id = held.message_id`)
  },
}

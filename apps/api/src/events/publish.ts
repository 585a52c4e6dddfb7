import type { UserEvent } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { channel, payloadsOf, type Announcement } from './announcement.ts'

/** Sends announcements with one query, however many users they concern. */
export async function announce(db: Db, announcements: readonly Announcement[]): Promise<void> {
  const payloads = announcements.flatMap(payloadsOf)
  if (payloads.length === 0) return
  await db.execute(
    sql`select pg_notify(${channel}, payload) from unnest(${sql.param(payloads)}::text[]) as sent (payload)`,
  )
}

/**
 * Tells the open pages of users what has changed, in one query; sent when the transaction commits, and only then.
 * @param except the session that has caused it, whose own pages know
 */
export const publish = (tx: Db, user_ids: readonly number[], event: UserEvent, except?: number): Promise<void> =>
  announce(tx, [{ to: Array.from(user_ids), event, ...(except !== undefined && { except }) }])

/** Tells all processes that sessions of a user have ended, so that their streams end with them. */
export const publishSessionsEnded = (tx: Db, user_id: number): Promise<void> => announce(tx, [{ to: [user_id] }])

import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { isReceiver } from '../../audience/reach.ts'
import type { Db } from '../../db/client.ts'
import { message_receivers, users, type messages } from '../../db/schema/index.ts'
import { messageReach } from './reach.ts'

/**
 * Settles whom a message goes to, in one statement: the chosen whom its sender may reach now. A sender who was disabled
 * or deleted since reaches nobody. @returns how many they are
 */
export async function settleReceivers(
  tx: Db,
  { id, sender_id, audience }: Pick<typeof messages.$inferSelect, 'id' | 'sender_id' | 'audience'>,
): Promise<number> {
  if (sender_id === null) return 0
  const [sender] = await tx
    .select({ id: users.id, admin: users.admin, profile: users.profile })
    .from(users)
    .where(and(eq(users.id, sender_id), isNull(users.disabled_at)))
  if (!sender) return 0
  await tx.insert(message_receivers).select(
    tx
      .select({
        message_id: sql`${id}::int`.as('message_id'),
        user_id: users.id,
        notified_at: sql`null::timestamptz`.as('notified_at'),
        read_at: sql`null::timestamptz`.as('read_at'),
      })
      .from(users)
      .where(isReceiver(tx, messageReach(tx, sender), audience))
      .orderBy(asc(users.id)),
  )
  return tx.$count(message_receivers, eq(message_receivers.message_id, id))
}

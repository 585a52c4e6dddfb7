import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { isReceiver } from '../../audience/scope.ts'
import type { Db } from '../../db/client.ts'
import { message_receivers, users, type messages } from '../../db/schema/index.ts'
import { messageScope } from './scope.ts'

type Settled = Pick<typeof messages.$inferSelect, 'id' | 'sender_id' | 'audience'>

/** How many one statement settles: all of a large school take longer than a statement may. */
const slice = 2000

/** Settles the next of the chosen whom the sender may reach now, by user id. @returns how many they are */
async function settleNext(tx: Db, { id, sender_id, audience }: Settled): Promise<number> {
  if (sender_id === null) return 0
  const [sender] = await tx
    .select({ id: users.id, admin: users.admin, profile: users.profile })
    .from(users)
    .where(and(eq(users.id, sender_id), isNull(users.disabled_at)))
  if (!sender) return 0
  const { message_id, user_id } = message_receivers
  const last = sql`coalesce((select max(${user_id}) from ${message_receivers} where ${message_id} = ${id}), 0)`
  const next = await tx
    .insert(message_receivers)
    .select(
      tx
        .select({
          message_id: sql`${id}::int`.as('message_id'),
          user_id: users.id,
          notified_at: sql`null::timestamptz`.as('notified_at'),
          read_at: sql`null::timestamptz`.as('read_at'),
        })
        .from(users)
        .where(and(gt(users.id, last), isReceiver(tx, messageScope(tx, sender), audience)))
        .orderBy(asc(users.id))
        .limit(slice),
    )
    .returning({ user_id })
  return next.length
}

/**
 * Settles whom a message goes to, a slice in each of its caller's transactions. A sender who was disabled or deleted
 * since reaches nobody more.
 * @returns how many they are; null: there are more to settle
 */
export async function settleReceivers(tx: Db, message: Settled): Promise<number | null> {
  if ((await settleNext(tx, message)) === slice) return null
  return tx.$count(message_receivers, eq(message_receivers.message_id, message.id))
}

import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { message_receivers as receivers, messages } from '../../db/schema/index.ts'
import { batch } from '../../jobs/in-batches.ts'
import { removeUnread } from '../notifications/remove-unread.ts'

/**
 * Removes the notifications of a recalled message from the next of its receivers who have not read it, in the caller's
 * transaction that locks the message: after a crash the removal resumes where it was.
 * @returns whether there are more
 */
export async function removeNext(tx: Db, message_id: number, removed_until: number): Promise<boolean> {
  const next = await tx
    .select({ user_id: receivers.user_id })
    .from(receivers)
    .where(
      and(
        eq(receivers.message_id, message_id),
        gt(receivers.user_id, removed_until),
        isNotNull(receivers.notified_at),
        isNull(receivers.read_at),
      ),
    )
    .orderBy(asc(receivers.user_id))
    .limit(batch)
  const user_ids = next.map(({ user_id }) => user_id)
  await removeUnread(tx, message_id, user_ids)
  const last = next.length === batch ? (user_ids.at(-1) ?? null) : null
  await tx.update(messages).set({ removed_until: last }).where(eq(messages.id, message_id))
  return last !== null
}

import { DomainError } from '@the-house/domain'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { messages } from '../../db/schema/index.ts'
import { removeUnread } from '../notifications/remove-unread.ts'
import { lockMessageOf, type Message } from './lock.ts'
import { readMessage, statusOf } from './read.ts'

const finishedBy = (now: Date): SQL => sql`coalesce(${messages.finished_at}, ${now.toISOString()}::timestamptz)`

async function recall(tx: Db, { id, receivers, recalled_at }: Message, now: Date): Promise<void> {
  if (recalled_at) return
  if (receivers !== null) await removeUnread(tx, id)
  await tx
    .update(messages)
    .set({ recalled_at: now, finished_at: finishedBy(now) })
    .where(eq(messages.id, id))
}

/** Recalls a message: who has not read it never will, no mail of it goes out any more; idempotent. */
export async function recallMessage({ db, clock }: AppContext, user: AuthenticatedUser, id: number) {
  const now = clock()
  await db.transaction(async (tx) => recall(tx, await lockMessageOf(tx, user, id), now))
  return readMessage(db, user, id, now)
}

/** Recalls a message that is not sent yet; idempotent. */
export async function removeMessage({ db, clock }: AppContext, user: AuthenticatedUser, id: number): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    const message = await lockMessageOf(tx, user, id)
    if (!message.recalled_at && statusOf(message, now) !== 'SCHEDULED') throw new DomainError('message.sent')
    await recall(tx, message, now)
  })
}

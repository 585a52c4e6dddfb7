import { DomainError, type BodyOf, type messageCalls } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { messages } from '../../db/schema/index.ts'
import { lockMessageOf } from './lock.ts'
import { queueMessage } from './queue.ts'
import { readMessage, statusOf } from './read.ts'
import { columnsOf } from './send.ts'

type Change = BodyOf<typeof messageCalls.changeMessage> & { id: number }

/** Changes a message of the caller before it is sent, under optimistic locking: of two concurrent saves one gets 409. */
export async function changeMessage(
  { db, clock, jobs }: AppContext,
  user: AuthenticatedUser,
  { id, version, ...form }: Change,
) {
  const now = clock()
  await db.transaction(async (tx) => {
    const held = await lockMessageOf(tx, user, id)
    // It goes to whom its sender may reach: nobody else writes in the sender's name.
    if (held.sender_id !== user.id) throw new DomainError('access.denied')
    if (statusOf(held, now) !== 'SCHEDULED') throw new DomainError('message.sent')
    if (held.version !== version) throw new DomainError('conflict')
    const [changed] = await tx
      .update(messages)
      .set({ ...(await columnsOf(tx, user, form, now)), version: version + 1 })
      .where(eq(messages.id, id))
      .returning()
    if (changed) await queueMessage({ db: tx, jobs }, changed, now)
  })
  return readMessage(db, user, id, now)
}

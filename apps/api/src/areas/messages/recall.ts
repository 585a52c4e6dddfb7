import { DomainError } from '@the-house/domain'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { messages } from '../../db/schema/index.ts'
import { lockMessageOf, type Message } from './lock.ts'
import { queueMessage } from './queue.ts'
import { readMessage, statusOf } from './read.ts'

type Tools = Pick<AppContext, 'db' | 'clock' | 'jobs'>

const finishedBy = (now: Date): SQL => sql`coalesce(${messages.finished_at}, ${now.toISOString()}::timestamptz)`

/** Recalls a message at once, for each receiver too; a job then removes the notifications, however many they are. */
async function recall({ db: tx, jobs }: Pick<Tools, 'db' | 'jobs'>, message: Message, now: Date): Promise<void> {
  if (message.recalled_at) return
  const [recalled] = await tx
    .update(messages)
    .set({
      recalled_at: now,
      finished_at: finishedBy(now),
      removed_until: message.receivers === null ? null : 0,
      // A delivery that is queued meets another version, and ends.
      version: message.version + 1,
    })
    .where(eq(messages.id, message.id))
    .returning()
  if (recalled?.removed_until === 0) await queueMessage({ db: tx, jobs }, recalled, now)
}

/** Recalls a message: who has not read it never will, no mail of it goes out any more; idempotent. */
export async function recallMessage({ db, clock, jobs }: Tools, user: AuthenticatedUser, id: number) {
  const now = clock()
  await db.transaction(async (tx) => recall({ db: tx, jobs }, await lockMessageOf(tx, user, id), now))
  return readMessage(db, user, id, now)
}

/** Recalls a message that is not sent yet; idempotent. */
export async function removeMessage({ db, clock, jobs }: Tools, user: AuthenticatedUser, id: number): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    const message = await lockMessageOf(tx, user, id)
    if (!message.recalled_at && statusOf(message, now) !== 'SCHEDULED') throw new DomainError('message.sent')
    await recall({ db: tx, jobs }, message, now)
  })
}

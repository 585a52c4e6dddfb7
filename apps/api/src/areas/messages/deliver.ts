import { languages } from '@the-house/i18n/server'
import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { JobContext } from '../../app-context.ts'
import type { Db } from '../../db/client.ts'
import { message_counts, message_receivers as receivers, messages, unities, users } from '../../db/schema/index.ts'
import type { Workers } from '../../jobs/boss.ts'
import { batch, runBatches } from '../../jobs/in-batches.ts'
import { notifyAll } from '../notifications/notify.ts'
import { queueMessage } from './queue.ts'
import { removeNext } from './remove-next.ts'
import { secondsUntilMail } from '../../mail/quiet.ts'
import { settleReceivers } from './settle.ts'
import { localized } from '../../messages/localized.ts'

type Message = typeof messages.$inferSelect

/** Loads a message that a job is left of under a row lock: a recall and concurrent workers wait for the batch. */
async function lockMessage(tx: Db, id: number): Promise<Message | undefined> {
  const [held] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), or(isNull(messages.finished_at), isNotNull(messages.removed_until))))
    .for('update')
  return held
}

const nextReceivers = (tx: Db, message_id: number) =>
  tx
    .select({
      user_id: receivers.user_id,
      language: users.language,
      disabled_at: users.disabled_at,
      time_zone: unities.time_zone,
    })
    .from(receivers)
    .innerJoin(users, eq(users.id, receivers.user_id))
    .innerJoin(unities, eq(unities.id, users.unity_id))
    .where(and(eq(receivers.message_id, message_id), isNull(receivers.notified_at)))
    .orderBy(asc(receivers.user_id))
    .limit(batch)

type Receiver = Awaited<ReturnType<typeof nextReceivers>>[number]

async function notifyReceivers(tx: Db, message: Message, people: readonly Receiver[], now: Date): Promise<void> {
  const { title } = localized(message, languages[0])
  const news = people.map(({ user_id }) => ({
    user_id,
    type: 'MESSAGE' as const,
    title,
    message_id: message.id,
    subject: `message ${message.id}`,
  }))
  await notifyAll(tx, news, now)
}

const lettersTo = (message_id: number, people: readonly Receiver[], now: Date) =>
  people.map(({ user_id, language, time_zone }) => ({
    data: { kind: 'message' as const, language: language ?? languages[0], user_id, message_id },
    seconds: secondsUntilMail(now, time_zone),
  }))

/** Deletes the receivers who were disabled since the message was settled. */
async function dropReceivers(tx: Db, message_id: number, people: readonly Receiver[]): Promise<void> {
  if (people.length === 0) return
  const ids = people.map(({ user_id }) => user_id)
  await tx.delete(receivers).where(and(eq(receivers.message_id, message_id), inArray(receivers.user_id, ids)))
}

/**
 * Settles the next receivers of a message, or notifies the next of them, in the caller's transaction: after a crash the
 * delivery resumes where it was, and nobody is notified twice. @returns whether there are more
 */
async function deliverNext({ db: tx, jobs }: Pick<JobContext, 'db' | 'jobs'>, message: Message, now: Date) {
  const { id, mail, done } = message
  if (message.receivers === null) {
    const settled = await settleReceivers(tx, message)
    if (settled === null) return true
    await tx
      .update(messages)
      .set({ receivers: settled, finished_at: settled === 0 ? now : null })
      .where(eq(messages.id, id))
    await tx.insert(message_counts).values({ message_id: id })
    return settled > 0
  }
  const next = await nextReceivers(tx, id)
  const [here, gone] = [next.filter((one) => !one.disabled_at), next.filter((one) => one.disabled_at)]
  await notifyReceivers(tx, message, here, now)
  if (mail) await jobs.sendDelayed('mail', lettersTo(id, here, now), tx)
  await dropReceivers(tx, id, gone)
  const ids = here.map(({ user_id }) => user_id)
  await tx
    .update(receivers)
    .set({ notified_at: now })
    .where(and(eq(receivers.message_id, id), inArray(receivers.user_id, ids)))
  const more = next.length === batch
  await tx
    .update(messages)
    .set({
      done: done + here.length,
      // Who was deleted meanwhile is no receiver any more either.
      receivers: more ? message.receivers - gone.length : done + here.length,
      finished_at: more ? null : now,
    })
    .where(eq(messages.id, id))
  return more
}

/** Delivers some batches of a message that is due, or of its recall; a further job delivers the rest. */
export const messageWorker =
  (context: JobContext): Workers['message'] =>
  (data) =>
    runBatches(context, ['message', data], async (tx) => {
      const now = context.clock()
      const message = await lockMessage(tx, data.message_id)
      // A change or the recall of the message has queued a job of its own.
      if (!message || message.version !== data.version) return false
      if (message.removed_until !== null) return removeNext(tx, message.id, message.removed_until)
      if (message.send_at <= now) return deliverNext({ db: tx, jobs: context.jobs }, message, now)
      // The clock of the queue is ahead of this one.
      await queueMessage({ db: tx, jobs: context.jobs }, message, now)
      return false
    })

import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { sendings, tests, users } from '../../db/schema/index.ts'
import type { JobContext } from '../../app-context.ts'
import type { Workers } from '../../jobs/boss.ts'
import { batch, runBatches } from '../../jobs/in-batches.ts'
import { notifyAll } from '../notifications/notify.ts'
import { isOpenTest, withdrawExpired, withdrawTestNotifications, type SentTest } from './open-tests.ts'
import { shuffle } from './shuffle.ts'

type Sending = Omit<typeof sendings.$inferSelect, 'receiver_ids'> & { next: number[] }

/**
 * Loads a sending with its next receivers under a row lock: concurrent workers wait and continue after these receivers.
 */
async function lockSending(tx: Db, id: number): Promise<Sending | undefined> {
  const { receiver_ids, ...columns } = getTableColumns(sendings)
  const next = sql<number[]>`${receiver_ids}[${sendings.done} + 1 : ${sendings.done} + ${sql.raw(String(batch))}]`
  const [held] = await tx
    .select({ ...columns, next })
    .from(sendings)
    .where(and(eq(sendings.id, id), isNull(sendings.finished_at)))
    .for('update')
  return held
}

/**
 * Creates the tests of the next receivers and notifies them, in the caller's transaction: after a crash the delivery
 * resumes where it was, and no receiver gets two tests.
 */
export async function deliverBatch(tx: Db, id: number, now: Date): Promise<{ sent: SentTest[]; more: boolean }> {
  const sending = await lockSending(tx, id)
  if (!sending) return { sent: [], more: false }
  const user_ids = await stillHere(tx, sending.next)
  const missed = await withdrawExpired(tx, { config_test_id: sending.config_test_id, user_ids }, now)
  const sent = await make(tx, sending, user_ids)
  const { title } = sending.parcel
  const news = sent.map((test) => ({
    user_id: test.user_id,
    type: 'TEST_AVALIABLE' as const,
    title,
    test_id: test.id,
    subject: String(test.id),
  }))
  await notifyAll(tx, news, now)
  await withdrawTestNotifications(tx, missed)
  const done = sending.done + sending.next.length
  const more = done < sending.receivers
  await tx
    .update(sendings)
    .set({ done, finished_at: more ? null : now })
    .where(eq(sendings.id, id))
  return { sent, more }
}

/** Filters out the users who were disabled since the sending. */
async function stillHere(tx: Db, ids: number[]): Promise<number[]> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.disabled_at)))
    .orderBy(asc(users.id))
  return found.map((user) => user.id)
}

/** Inserts in the order of the students' ids, so that two concurrent sendings cannot deadlock. */
async function make(tx: Db, sending: Sending, user_ids: number[]): Promise<SentTest[]> {
  if (user_ids.length === 0) return []
  const { id: sending_id, config_test_id, parcel, opens_at, closes_at } = sending
  const { exercise_ids, shuffled, show_feedback, minutes } = parcel
  const own = new Map(sending.extra.map((one) => [one.user_id, one.minutes]))
  return tx
    .insert(tests)
    .values(
      user_ids.map((user_id) => {
        const extra_minutes = own.get(user_id) ?? sending.extra_minutes
        return {
          user_id,
          config_test_id,
          sending_id,
          kind: 'TEST' as const,
          status: 'PENDING' as const,
          show_feedback,
          exercise_ids: shuffled ? shuffle(exercise_ids) : exercise_ids,
          minutes: minutes + extra_minutes,
          extra_minutes,
          opens_at,
          closes_at,
        }
      }),
    )
    .onConflictDoNothing({ target: [tests.user_id, tests.config_test_id], where: isOpenTest })
    .returning({ id: tests.id, user_id: tests.user_id })
}

/** Delivers some batches of a sending; a further job delivers the rest. */
export const sendingWorker =
  (context: JobContext): Workers['sending'] =>
  (data) =>
    runBatches(context, ['sending', data], async (tx) => {
      const { more } = await deliverBatch(tx, data.sending_id, context.clock())
      return more
    })

/** Queues a job for every sending that was unfinished when the server stopped. */
export async function resumeSendings({ db, jobs }: Pick<JobContext, 'db' | 'jobs'>): Promise<void> {
  const open = await db.select({ id: sendings.id }).from(sendings).where(isNull(sendings.finished_at))
  for (const { id } of open) await jobs.send('sending', { sending_id: id })
}

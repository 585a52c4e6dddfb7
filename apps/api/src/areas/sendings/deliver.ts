import { setImmediate } from 'node:timers/promises'
import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { sendings, tests, users } from '../../db/schema/index.ts'
import { assertWritable, type House } from '../../house.ts'
import type { Workers } from '../../jobs/boss.ts'
import { notifyAll } from '../notifications/notify.ts'
import { isOpenTest, takeBackMissed, withdrawNews, type SentTest } from './open-tests.ts'
import { shuffle } from './shuffle.ts'

/** Few enough that nobody waits for long: the embedded database does one thing at a time. */
export const batch = 100
/** What one job does before it makes room for others. */
const batchesOfJob = 10

type Sending = Omit<typeof sendings.$inferSelect, 'receiver_ids'> & { next: number[] }

/** A sending with its next receivers, locked: whoever else sees to it waits, and goes on after them. */
async function holdSending(tx: Db, id: number): Promise<Sending | undefined> {
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
 * Gives the next receivers of a sending their tests and tells them, in the transaction that it is called in: after a
 * crash it goes on where it was, and nobody gets two.
 */
export async function deliverSome(tx: Db, id: number, now: Date): Promise<{ sent: SentTest[]; more: boolean }> {
  const sending = await holdSending(tx, id)
  if (!sending) return { sent: [], more: false }
  const user_ids = await stillHere(tx, sending.next)
  const missed = await takeBackMissed(tx, { config_test_id: sending.config_test_id, user_ids }, now)
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
  await withdrawNews(tx, missed)
  const done = sending.done + sending.next.length
  const more = done < sending.receivers
  await tx
    .update(sendings)
    .set({ done, finished_at: more ? null : now })
    .where(eq(sendings.id, id))
  return { sent, more }
}

/** Without those who have left since it was sent. */
async function stillHere(tx: Db, ids: number[]): Promise<number[]> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.disabled_at)))
    .orderBy(asc(users.id))
  return found.map((user) => user.id)
}

/** In the order of their students' ids, so that two who send at once never wait for each other. */
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

type Postman = Pick<House, 'db' | 'clock' | 'canWrite' | 'jobs'>

/** Sees to a part of a sending; where more is left, another job comes with the last of it. */
export const sendingWorker =
  ({ db, clock, canWrite, jobs }: Postman): Workers['sending'] =>
  async ({ sending_id }) => {
    let more = true
    for (let count = 1; more && count <= batchesOfJob; count += 1) {
      // An embedded database answers before anybody else is heard.
      await setImmediate()
      await assertWritable({ canWrite })
      more = await db.transaction(async (tx) => {
        const delivered = await deliverSome(tx, sending_id, clock())
        if (delivered.more && count === batchesOfJob) await jobs.send('sending', { sending_id }, tx)
        return delivered.more
      })
    }
  }

/** Queues whatever was left when the last server ended. */
export async function resumeSendings({ db, jobs }: Pick<Postman, 'db' | 'jobs'>): Promise<void> {
  const open = await db.select({ id: sendings.id }).from(sendings).where(isNull(sendings.finished_at))
  for (const { id } of open) await jobs.send('sending', { sending_id: id })
}

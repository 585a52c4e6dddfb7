import { DomainError } from '@the-house/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, config_tests, tests } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import { brokenBy } from '../../plugins/failures.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { notify } from '../notifications/notify.ts'
import { forgetUntold } from '../objections/object.ts'
import type { Test } from '../surveys/sheet.ts'
import { sendExpiry } from '../tests/expire.ts'
import { noteChange } from './notes.ts'

export const minute = 60_000

/** Time that a teacher gives. */
export interface Gift {
  by: SignedIn
  minutes: number
  now: Date
  outage?: { from: Date; until: Date }
}

const uniqueViolation = '23505'
const more = (minutes: number) => ({
  minutes: sql`${tests.minutes} + ${minutes}::int`,
  extra_minutes: sql`${tests.extra_minutes} + ${minutes}::int`,
})

async function change(tx: Db, before: Test, values: Record<string, unknown>): Promise<Test> {
  const [after] = await tx.update(tests).set(values).where(eq(tests.id, before.id)).returning()
  if (!after) throw new DomainError('notFound')
  return after
}

/** More minutes for a test that waits or runs; the caller has locked it. One whose time is over runs on from now. */
export async function addTime(tx: Db, house: Pick<House, 'jobs' | 'clock'>, test: Test, gift: Gift): Promise<void> {
  const { by, minutes, now: at, outage } = gift
  const from = test.end_at && Math.max(test.end_at.getTime(), at.getTime())
  const end_at = test.status === 'STARTED' && from !== null ? new Date(from + minutes * minute) : test.end_at
  const after = await change(tx, test, { ...more(minutes), end_at })
  if (after.status === 'STARTED') await sendExpiry(house, after, tx)
  await noteChange(tx, { by, at, before: test, after, ...(outage && { outage }) })
}

/**
 * Lets a test that has ended, and that the caller has locked, go on for some minutes from now: its result is gone until
 * it ends again, its answers can be changed but for those that a teacher has corrected, and its student is told. What
 * it has paid stays until then, when the newest result settles it.
 */
export async function goOn(tx: Db, house: Pick<House, 'jobs' | 'clock'>, test: Test, gift: Gift): Promise<void> {
  const { by, minutes, now: at, outage } = gift
  const unmarked = { total: null, correct: null, wrong: null, blank: null, waiting: null, credit: null }
  const end_at = new Date(at.getTime() + minutes * minute)
  const values = { status: 'STARTED', finish_at: null, end_at, ...unmarked, ...more(minutes) }
  // Inside of a savepoint: what the database refuses does not end the whole of it.
  const after = await tx
    .transaction((inner) => change(inner, test, values))
    .catch((error: unknown) => {
      if (brokenBy(error, uniqueViolation) === 'tests_open_test') throw new DomainError('test.openAgain')
      throw error
    })
  await tx
    .update(answers)
    .set({ answered_at: null, correct: null, credit: null })
    .where(and(eq(answers.test_id, test.id), isNull(answers.corrected_by)))
  await forgetUntold(tx, test.id)
  await sendExpiry(house, after, tx)
  const note = await noteChange(tx, { by, at, before: test, after, ...(outage && { outage }) })
  await tell(tx, after, note, at)
}

async function tell(tx: Db, { id, user_id, config_test_id }: Test, note: number, now: Date): Promise<void> {
  const [config] = await tx
    .select({ name: config_tests.name })
    .from(config_tests)
    .where(eq(config_tests.id, config_test_id ?? 0))
  const news = { user_id, type: 'TEST_AVALIABLE' as const, title: config?.name ?? '', test_id: id }
  // Once for each time that it is opened again.
  await notify(tx, { ...news, subject: `${id}/${note}` }, now)
}

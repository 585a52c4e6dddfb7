import { DomainError, testWindowAt, type TestInfo } from '@the-house/domain'
import { and, arrayOverlaps, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { tests, users } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { assertAttemptFree, embargoFor, noEmbargo } from '../surveys/embargo.ts'
import { presentInfo } from '../surveys/present.ts'
import type { Test } from '../surveys/attempt-rows.ts'
import { sendExpiry } from './expire.ts'
import { ownTest, readInfo } from './read.ts'

const minute = 60_000

/** Starts the time of a test; idempotent, also under concurrent requests from two devices. */
export async function startTest(context: AppContext, user: AuthenticatedUser, id: number): Promise<TestInfo> {
  const { test, cover } = await ownTest(context.db, user, id)
  const started = test.status === 'PENDING' ? await beginFree(context, user, test) : null
  if (started) return presentInfo(started, [], cover, context, noEmbargo)
  const info = await readInfo(context, user, id)
  if (info.status === 'FINISHED_EXPIRED') throw new DomainError('test.expired')
  if (info.concluded) throw new DomainError('test.concluded')
  return info
}

/** Starts a pending test unless another one withholds its exercises: each would withhold the result of the other. */
async function beginFree(context: AppContext, user: AuthenticatedUser, test: Test): Promise<Test | null> {
  const assertFree = async () => assertAttemptFree(context.db, user, await embargoFor(context, user, test.id), test)
  await assertFree()
  const started = await begin(context, test)
  if (started !== 'withheld') return started
  await assertFree()
  // The other test has ended in between: the next try starts this one.
  throw new DomainError('unavailable')
}

/** Whether another test of its user is open that has some of its exercises. */
async function isWithheld(tx: Db, { id, user_id, exercise_ids }: Test, now: Date): Promise<boolean> {
  const isOpen = and(
    eq(tests.user_id, user_id),
    sql`${tests.kind} = 'TEST' and ${tests.status} = 'STARTED' and ${tests.recalled_at} is null`,
    or(isNull(tests.end_at), gt(tests.end_at, now)),
  )
  return (await tx.$count(tests, and(isOpen, ne(tests.id, id), arrayOverlaps(tests.exercise_ids, exercise_ids)))) > 0
}

/** Refuses a start outside of the test's window. */
function assertOpen(test: Test, now: Date): void {
  const opening = testWindowAt(test, now.getTime())
  if (opening === 'early') throw new DomainError('test.notOpen')
  if (opening === 'late') throw new DomainError('test.closed')
}

/**
 * Starts a pending test; tests of one user start one after the other.
 * @returns null where it was started or recalled concurrently, `withheld` where another with its exercises was started
 */
function begin(context: AppContext, test: Test): Promise<Test | 'withheld' | null> {
  const { id, minutes } = test
  return context.db.transaction(async (tx) => {
    const start_at = context.clock()
    assertOpen(test, start_at)
    await tx.select({ id: users.id }).from(users).where(eq(users.id, test.user_id)).for('no key update')
    if (await isWithheld(tx, test, start_at)) return 'withheld'
    const end_at = minutes === null ? null : new Date(start_at.getTime() + minutes * minute)
    const [started] = await tx
      .update(tests)
      .set({ status: 'STARTED', start_at, end_at })
      .where(and(eq(tests.id, id), eq(tests.status, 'PENDING'), isNull(tests.recalled_at)))
      .returning()
    if (started) await sendExpiry(context, started, tx)
    return started ?? null
  })
}

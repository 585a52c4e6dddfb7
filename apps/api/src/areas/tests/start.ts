import { DomainError, testWindowAt, type TestInfo } from '@the-house/domain'
import { and, eq, isNull } from 'drizzle-orm'
import { tests } from '../../db/schema/index.ts'
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
  // Two open tests with the same exercises would each withhold the result of the other.
  if (test.status === 'PENDING') await assertAttemptFree(context.db, user, await embargoFor(context, user, id), test)
  const started = test.status === 'PENDING' ? await begin(context, test) : null
  if (started) return presentInfo(started, [], cover, context, noEmbargo)
  const info = await readInfo(context, user, id)
  if (info.status === 'FINISHED_EXPIRED') throw new DomainError('test.expired')
  if (info.concluded) throw new DomainError('test.concluded')
  return info
}

/** Refuses a start outside of the test's window. */
function assertOpen(test: Test, now: Date): void {
  const opening = testWindowAt(test, now.getTime())
  if (opening === 'early') throw new DomainError('test.notOpen')
  if (opening === 'late') throw new DomainError('test.closed')
}

/** Starts a pending test. @returns null where it was started or recalled concurrently */
function begin(context: AppContext, test: Test): Promise<Test | null> {
  const { id, minutes } = test
  return context.db.transaction(async (tx) => {
    const start_at = context.clock()
    assertOpen(test, start_at)
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

import { DomainError, openingAt, type TestInfo } from '@the-house/domain'
import { and, eq, isNull } from 'drizzle-orm'
import { tests } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { presentInfo } from '../surveys/present.ts'
import type { Test } from '../surveys/sheet.ts'
import { sendExpiry } from './expire.ts'
import { ownTest, readInfo } from './read.ts'

const minute = 60_000

/** Starts the time of a test; again, or at once on two devices, changes nothing. */
export async function startTest(house: House, user: SignedIn, id: number): Promise<TestInfo> {
  const { test, cover } = await ownTest(house.db, user, id)
  const started = test.status === 'PENDING' ? await begin(house, test) : null
  if (started) return presentInfo(started, [], cover, house)
  const info = await readInfo(house, user, id)
  if (info.status === 'FINISHED_EXPIRED') throw new DomainError('test.expired')
  if (info.concluded) throw new DomainError('test.concluded')
  return info
}

/** Refuses to start what was sent for another time. */
function assertOpen(test: Test, now: Date): void {
  const opening = openingAt(test, now.getTime())
  if (opening === 'early') throw new DomainError('test.notOpen')
  if (opening === 'late') throw new DomainError('test.closed')
}

/** The started test; null where it was started meanwhile, or taken back. */
function begin(house: House, test: Test): Promise<Test | null> {
  const { id, minutes } = test
  return house.db.transaction(async (tx) => {
    const start_at = house.clock()
    assertOpen(test, start_at)
    const end_at = minutes === null ? null : new Date(start_at.getTime() + minutes * minute)
    const [started] = await tx
      .update(tests)
      .set({ status: 'STARTED', start_at, end_at })
      .where(and(eq(tests.id, id), eq(tests.status, 'PENDING'), isNull(tests.recalled_at)))
      .returning()
    if (started) await sendExpiry(house, started, tx)
    return started ?? null
  })
}

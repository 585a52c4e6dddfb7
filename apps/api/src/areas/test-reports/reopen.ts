import { DomainError, type SentTest } from '@the-house/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { tests } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { isConcluded } from '../surveys/present-exercise.ts'
import type { Test } from '../surveys/sheet.ts'
import { isOver } from '../tests/close.ts'
import { addTime, goOn } from './going-on.ts'
import { findSentTest } from './list.ts'
import { isOwn } from './which.ts'

interface Given {
  id: number
  minutes: number
}

/** A test that the caller may look after, locked; what was taken back is nobody's any more. */
async function holdTest(tx: Db, user: SignedIn, id: number): Promise<Test> {
  const [test] = await tx
    .select()
    .from(tests)
    .where(and(eq(tests.id, id), isOwn(tx, user), isNull(tests.recalled_at)))
    .for('update')
  if (!test) throw new DomainError('notFound')
  return test
}

/** Lets a student go on with a test that has ended; of two teachers at once, one. */
export async function reopenTest(house: House, by: SignedIn, { id, minutes }: Given): Promise<SentTest> {
  await house.db.transaction(async (tx) => {
    const test = await holdTest(tx, by, id)
    // Whoever asked has seen it as it was before.
    if (!isConcluded(test)) throw new DomainError('conflict')
    await goOn(tx, house, test, { by, minutes, now: house.clock() })
  })
  return findSentTest(house.db, by, id)
}

interface GivenBesides extends Given {
  /** What the caller has seen: whoever has seen it otherwise is told. */
  extra_minutes: number
}

/** Gives more minutes for a test that waits or runs. What comes twice, or from two who saw the same, counts once. */
export async function extendTest(
  house: House,
  by: SignedIn,
  { id, minutes, extra_minutes: seen }: GivenBesides,
): Promise<SentTest> {
  await house.db.transaction(async (tx) => {
    const test = await holdTest(tx, by, id)
    if (test.extra_minutes === seen + minutes) return
    const now = house.clock()
    if (test.extra_minutes !== seen || isConcluded(test) || isOver(test, now)) throw new DomainError('conflict')
    await addTime(tx, house, test, { by, minutes, now })
  })
  return findSentTest(house.db, by, id)
}

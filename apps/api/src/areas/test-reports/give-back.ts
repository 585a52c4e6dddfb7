import { DomainError, limits, type AnswerOf, type testReportCalls } from '@the-house/domain'
import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { config_tests, tests } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import type { Test } from '../surveys/sheet.ts'
import { addTime, goOn, minute } from './going-on.ts'
import { length, shared, subtract, type Interval } from './intervals.ts'
import { timesNoted } from './notes.ts'
import { isOwn } from './which.ts'

/** Few enough that those who answer meanwhile do not wait for long. */
const batch = 50
const hour = 60 * minute

type Outcome = AnswerOf<typeof testReportCalls.giveTimeBack>
interface Outage {
  from: Date
  until: Date
}

/** Whole minutes that a test has lost and was not given back; time when it did not run is not lost. */
export function minutesLost(
  { start_at, end_at }: Pick<Test, 'start_at' | 'end_at'>,
  outage: Outage,
  noted: Interval[],
) {
  if (!start_at || !end_at) return 0
  const ran = shared([outage.from.getTime(), outage.until.getTime()], [start_at.getTime(), end_at.getTime()])
  return Math.ceil(length(subtract(ran, noted)) / minute)
}

/**
 * Gives everybody whose time for a test ran during an outage that time back: who still sits it gets more, who was
 * closed by the clock goes on from now; what was handed in stays so. Some at a time, each all or nothing; again gives
 * nothing twice, so that what was interrupted is done to its end.
 */
export async function giveTimeBack(
  house: House,
  by: SignedIn,
  { id, from, until }: { id: number; from: string; until: string },
): Promise<Outcome> {
  const outage = { from: new Date(from), until: new Date(until) }
  assertPast(outage, house.clock())
  const [config] = await house.db.select({ id: config_tests.id }).from(config_tests).where(eq(config_tests.id, id))
  if (!config) throw new DomainError('notFound')
  const sum: Outcome = { given: 0, reopened: 0 }
  for (let last: number | null = 0; last !== null;) {
    const after: number = last
    const some = await house.db.transaction((tx) => giveSome(tx, house, by, { id, outage, after }))
    sum.given += some.given
    sum.reopened += some.reopened
    ;({ last } = some)
  }
  return sum
}

/** Only what is over is known, and a slip of the hand gives nobody a month. */
function assertPast({ from, until }: Outage, now: Date): void {
  const isPast = from < until && until <= now
  if (!isPast || until.getTime() - from.getTime() > limits.outageHours * hour)
    throw new DomainError('validation', { until: 'validation.outage' })
}

async function giveSome(
  tx: Db,
  house: House,
  by: SignedIn,
  { id, outage, after }: { id: number; outage: Outage; after: number },
) {
  const found = await tx
    .select()
    .from(tests)
    .where(
      and(
        eq(tests.config_test_id, id),
        isOwn(tx, by),
        isNull(tests.recalled_at),
        inArray(tests.status, ['STARTED', 'FINISHED_EXPIRED']),
        lt(tests.start_at, outage.until),
        gt(tests.end_at, outage.from),
        gt(tests.id, after),
      ),
    )
    .orderBy(asc(tests.id))
    .limit(batch)
    .for('update')
  const noted = await timesNoted(
    tx,
    found.map((test) => test.id),
  )
  const outcome = { given: 0, reopened: 0, last: found.length < batch ? null : (found.at(-1)?.id ?? null) }
  // Whoever tells several people goes by their ids.
  for (const test of found.toSorted((one, other) => one.user_id - other.user_id)) {
    const minutes = minutesLost(test, outage, noted.get(test.id) ?? [])
    const became = minutes > 0 ? await give(tx, house, test, { by, minutes, now: house.clock(), outage }) : null
    outcome.given += became ? 1 : 0
    outcome.reopened += became === 'reopened' ? 1 : 0
  }
  return outcome
}

async function give(tx: Db, house: House, test: Test, gift: Parameters<typeof goOn>[3]) {
  if (test.status === 'STARTED') {
    await addTime(tx, house, test, gift)
    return 'extended' as const
  }
  try {
    await goOn(tx, house, test, gift)
    return 'reopened' as const
  } catch (error) {
    // The same test was sent again meanwhile, and is open: that one counts.
    if (error instanceof DomainError && error.token === 'test.openAgain') return null
    throw error
  }
}

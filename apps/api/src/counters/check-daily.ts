import { lt } from 'drizzle-orm'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../db/client.ts'
import { settings } from '../db/schema/index.ts'
import type { Counter, Drift } from './counter.ts'
import { counters } from './counters.ts'
import { rebuildCounter } from './rebuild-counter.ts'

/** Less than a day, so that an hourly run that is a little early does not skip one. */
const restMs = 23.5 * 3_600_000

/** Records that the counters are being checked. @returns false where it was done within a day, by whichever process */
async function claimCheck(db: Db, now: Date): Promise<boolean> {
  const value = now.toISOString()
  const claimed = await db
    .insert(settings)
    .values({ name: 'counters_checked_at', value })
    .onConflictDoUpdate({
      target: settings.name,
      set: { value },
      setWhere: lt(settings.value, new Date(now.getTime() - restMs).toISOString()),
    })
    .returning({ name: settings.name })
  return claimed.length > 0
}

/** Names what differed in a counter. */
export class CounterDrift extends Error {
  constructor({ name }: Counter, wrong: readonly Drift[]) {
    const rows = wrong.map(({ row, counted, actual }) => `${row}: ${counted} instead of ${actual}`)
    super(`The counter ${name} differed and was rebuilt: ${rows.join('; ')}`)
    this.name = 'CounterDrift'
  }
}

/**
 * Compares each counter with what it counts, once a day on one process, and rebuilds those that differ.
 * @param onError told of what differed, and of what could not be checked
 */
export async function checkCountersDaily(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  onError: (error: Error) => void,
): Promise<void> {
  if (!(await claimCheck(db, clock()))) return
  for (const counter of counters) {
    try {
      const isRight = (await counter.drift(db)).length === 0
      const wrong = isRight ? [] : await rebuildCounter(db, counter)
      if (wrong.length > 0) onError(new CounterDrift(counter, wrong))
    } catch (error) {
      // The others are still checked.
      onError(error instanceof Error ? error : new Error(String(error)))
    }
  }
}

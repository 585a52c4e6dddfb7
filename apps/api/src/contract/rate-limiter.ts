import { createHash } from 'node:crypto'
import { DomainError } from '@the-house/domain'
import { RateLimiterRes } from 'rate-limiter-flexible'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../db/client.ts'
import { TooManyRequestsError } from './map-error.ts'
import { addressOf, networkOf } from './network.ts'
import { limiterOn, usedOf, type Used } from './rate-limit-store.ts'
import { limitOf, type ActionLimit, type RateWindow, type Subjects } from './rate-limits.ts'

/** Hashes a key: the database must not reveal which e-mails and addresses were tried. */
export const hashKey = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex')

/**
 * Runs `act` unless its rate limit is used up; then refuses with `tooMany`, which is how brute force is throttled.
 * Where failures count, `act` must have no effect: of concurrent guesses, each one that ends after the last allowed
 * failure is refused, right or wrong, and reveals nothing.
 */
export async function withRateLimit<N extends ActionLimit, T>(
  { db }: Pick<AppContext, 'db'>,
  name: N,
  subjects: Subjects<N>,
  act: () => Promise<T>,
): Promise<T> {
  const counts = countsOf(name, subjects)
  await refuseWhenUsedUp(db, counts)
  if (limitOf(name).counts === 'calls') {
    await consume(db, counts)
    return act()
  }
  try {
    const result = await act()
    await refuseWhenUsedUp(db, counts)
    return result
  } catch (error) {
    if (error instanceof DomainError && !(error instanceof TooManyRequestsError)) await consume(db, counts)
    throw error
  }
}

/** What one call adds to: a window of a key. */
interface Count extends RateWindow {
  key: string
  /** Counts only the first call with this key in a window. */
  once?: string
}

const normalize: Partial<Record<string, (value: string) => string>> = { ip: addressOf, network: networkOf }

function countsOf(name: ActionLimit, subjects: Record<string, string | number>): Count[] {
  const { keys, once = {} } = limitOf(name)
  const onceBy: Partial<Record<string, string>> = once
  const valueOf = (key: string) => (normalize[key] ?? String)(String(subjects[key]))
  return Object.entries(keys).flatMap(([key, windows]) =>
    windows.map((window, index): Count => {
      // The first window has the key that it always had: counts go on over an update of the server.
      const parts = [name, key, valueOf(key), ...(index > 0 ? [String(window.duration)] : [])]
      const other = onceBy[key]
      return {
        ...window,
        key: hashKey(...parts),
        ...(other !== undefined && { once: hashKey(...parts, other, valueOf(other)) }),
      }
    }),
  )
}

async function refuseWhenUsedUp(db: Db, counts: Count[]): Promise<void> {
  const used = await usedOf(db, counts)
  refuse(counts.flatMap(({ key, points }) => used.filter((one) => one.key === key && one.consumedPoints >= points)))
}

/** Counts a call, in one statement per key so that concurrent calls are all counted; refuses it beyond the limit. */
async function consume(db: Db, counts: Count[]): Promise<void> {
  const outcomes = await Promise.allSettled(counts.map((count) => consumeOne(db, count)))
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  const failure = reasons.find((reason) => !(reason instanceof RateLimiterRes))
  if (failure) throw failure
  refuse(reasons)
}

async function consumeOne(db: Db, { key, once, points, duration }: Count): Promise<void> {
  if (once !== undefined) {
    const { consumedPoints } = await limiterOn(db, { points: Number.MAX_SAFE_INTEGER, duration }).consume(once)
    if (consumedPoints > 1) return
  }
  await limiterOn(db, { points, duration }).consume(key)
}

/** Refuses with the Retry-After of the window that ends last. */
function refuse(usedUp: Pick<Used, 'msBeforeNext'>[]): void {
  if (usedUp.length === 0) return
  const ms = Math.max(...usedUp.map((state) => state.msBeforeNext))
  throw new TooManyRequestsError(Math.max(1, Math.ceil(ms / 1000)))
}

import { createHash } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import { DomainError } from '@the-house/domain'
import { RateLimiterRes } from 'rate-limiter-flexible'
import type { AppContext } from '../app-context.ts'
import { TooManyRequestsError } from './map-error.ts'
import { limiterOn, type Limiter, type Used } from './rate-limit-store.ts'
import { rateLimits, type ActionLimit, type Subjects } from './rate-limits.ts'

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
  const { points, duration, counts } = rateLimits[name]
  const limiter = limiterOn(db, { points, duration })
  const keys = keysOf(name, subjects)
  if (counts === 'calls') {
    await consume(limiter, keys)
    return act()
  }
  await refuseWhenUsedUp(limiter, keys)
  try {
    const result = await act()
    await refuseWhenUsedUp(limiter, keys)
    return result
  } catch (error) {
    if (error instanceof DomainError && !(error instanceof TooManyRequestsError)) await consume(limiter, keys)
    throw error
  }
}

/** An IPv6 address counts by its /64 network, since one household has all of its addresses. */
const keysOf = (name: ActionLimit, subjects: Record<string, string | number>): string[] =>
  Object.entries(subjects).map(([key, value]) =>
    hashKey(name, key, key === 'ip' ? normalizeIP(String(value)) : String(value)),
  )

async function refuseWhenUsedUp(limiter: Limiter, keys: string[]): Promise<void> {
  const found = await Promise.all(keys.map((key) => limiter.get(key)))
  refuse(found.filter((state) => state.consumedPoints >= limiter.points))
}

/** Counts a call, in one statement per key so that concurrent calls are all counted; refuses it beyond the limit. */
async function consume(limiter: Limiter, keys: string[]): Promise<void> {
  const outcomes = await Promise.allSettled(keys.map((key) => limiter.consume(key)))
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  const failure = reasons.find((reason) => !(reason instanceof RateLimiterRes))
  if (failure) throw failure
  refuse(reasons)
}

/** Refuses with the Retry-After of the window that ends last. */
function refuse(usedUp: Used[]): void {
  if (usedUp.length === 0) return
  const ms = Math.max(...usedUp.map((state) => state.msBeforeNext))
  throw new TooManyRequestsError(Math.max(1, Math.ceil(ms / 1000)))
}

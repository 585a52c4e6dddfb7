import { callbackify } from 'node:util'
import fastifyRateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import plugin from 'fastify-plugin'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { limiterOn, type Limiter } from '../contract/rate-limit-store.ts'
import { addressOf } from '../contract/network.ts'
import { hashKey } from '../contract/rate-limiter.ts'
import type { AppContext } from '../app-context.ts'

type Counted = Parameters<FastifyRateLimitStore['incr']>[1]

/** The store of the route limits: counts in the database, like the other limits. */
function storeOf({ db, canWrite }: Pick<AppContext, 'db' | 'canWrite'>) {
  const limiters = new Map<string, Limiter>()

  /** Refuses from memory, without a query, once the database has counted the limit as used up. */
  function limiterOf(points: number, duration: number) {
    const name = `${points}/${duration}`
    const limiter = limiters.get(name) ?? limiterOn(db, { points, duration, inMemoryBlockOnConsumed: points })
    limiters.set(name, limiter)
    return limiter
  }

  async function count(key: string, points: number, duration: number) {
    // While the disk is full the limit is off: writes are refused anyway, and reads go on.
    if (!(await canWrite())) return { current: 0, ttl: 0 }
    try {
      const { consumedPoints, msBeforeNext } = await limiterOf(points, duration).consume(key)
      return { current: consumedPoints, ttl: msBeforeNext }
    } catch (error) {
      if (error instanceof RateLimiterRes) return { current: points + 1, ttl: error.msBeforeNext }
      throw error
    }
  }

  return class implements FastifyRateLimitStore {
    incr(key: string, done: Counted, timeWindow: number, max: number): void {
      callbackify(count)(key, max, timeWindow / 1000, done)
    }

    child(): this {
      return this
    }
  }
}

/** Applies the limits of routes by IP address, before the body is read; each route has a count of its own. */
export const rateLimit = plugin(async (app) => {
  await app.register(fastifyRateLimit, {
    global: false,
    store: storeOf(app.context),
    keyGenerator: ({ ip, method, routeOptions }) => hashKey('route', method, routeOptions.url ?? '', addressOf(ip)),
  })
})

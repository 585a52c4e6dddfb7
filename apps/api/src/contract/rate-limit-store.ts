import { getTableName, lt, sql } from 'drizzle-orm'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../db/client.ts'
import { rate_limits } from '../db/schema/index.ts'
import { refusesWrites } from './map-error.ts'

interface Query {
  text: string
  values: (string | number | null)[]
}

/** The database client of the limiter, for PostgreSQL and the embedded database. */
const clientOf = (db: Db) => ({
  query: async ({ text, values }: Query) => {
    const chunks = text
      .split(/\$(\d)/)
      .map((part, index) => (index % 2 ? sql`${values[Number(part) - 1]}` : sql.raw(part)))
    const { rows }: { rows: unknown[] } = Object(await db.execute(sql.join(chunks)))
    return { rows, rowCount: rows.length }
  },
})

interface LimiterOptions {
  points: number
  /** Seconds. */
  duration: number
  /** The count from which this process refuses from memory until the window ends. */
  inMemoryBlockOnConsumed?: number
}

/** A window's state for a key. */
export type Used = Pick<RateLimiterRes, 'consumedPoints' | 'msBeforeNext'>

/** The counts of this process alone, by limit: all limiters of one share them. */
const memories = new Map<string, RateLimiterMemory>()

function memoryOf({ points, duration }: LimiterOptions): RateLimiterMemory {
  const name = `${points}/${duration}`
  const memory = memories.get(name) ?? new RateLimiterMemory({ points, duration, keyPrefix: '' })
  memories.set(name, memory)
  return memory
}

/**
 * A rate limiter that counts in the database, so that limits hold across processes; what the database refuses to count
 * is counted in memory, so that guesses stay limited.
 */
export function limiterOn(db: Db, options: LimiterOptions) {
  const memory = memoryOf(options)
  const stored = new RateLimiterPostgres({
    storeClient: clientOf(db),
    storeType: 'client',
    tableName: getTableName(rate_limits),
    tableCreated: true,
    keyPrefix: '',
    // purgeRateLimits deletes expired counts instead, while the disk has free space.
    clearExpiredByTimeout: false,
    ...options,
  })
  return {
    points: options.points,
    /** Counts a call; rejects with the state of the window beyond the limit. */
    consume: (key: string): Promise<RateLimiterRes> =>
      stored.consume(key).catch((error: unknown) => {
        if (refusesWrites(error)) return memory.consume(key)
        throw error
      }),
    /** What is used up, in both places together. */
    get: async (key: string): Promise<Used> => {
      const states = await Promise.all([stored.get(key), memory.get(key)])
      return {
        consumedPoints: states.reduce((sum, state) => sum + (state?.consumedPoints ?? 0), 0),
        msBeforeNext: Math.max(...states.map((state) => state?.msBeforeNext ?? 0)),
      }
    },
  }
}

export type Limiter = ReturnType<typeof limiterOn>

/** Deletes counts whose window is over. */
export const purgeRateLimits = (db: Db, now: Date) =>
  db.delete(rate_limits).where(lt(rate_limits.expire, now.getTime()))

import { and, getTableName, gt, inArray, lt, sql } from 'drizzle-orm'
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
export type Used = Pick<RateLimiterRes, 'consumedPoints' | 'msBeforeNext'> & { key: string }

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
    /** Counts a call; rejects with the state of the window beyond the limit. */
    consume: (key: string): Promise<RateLimiterRes> =>
      stored.consume(key).catch((error: unknown) => {
        if (refusesWrites(error)) return memory.consume(key)
        throw error
      }),
  }
}

/** What is used up of each window, in the database and in memory together; a window without calls is left out. */
export async function usedOf(db: Db, counts: (LimiterOptions & { key: string })[]): Promise<Used[]> {
  const now = Date.now()
  const keys = counts.map(({ key }) => key)
  const rows = await db
    .select()
    .from(rate_limits)
    .where(and(inArray(rate_limits.key, keys), gt(rate_limits.expire, now)))
  const kept = await Promise.all(
    counts.map(async (count) => ({ ...count, state: await memoryOf(count).get(count.key) })),
  )
  return kept.flatMap(({ key, state }) => {
    const row = rows.find((one) => one.key === key)
    if (!row && !state) return []
    return [
      {
        key,
        consumedPoints: (row?.points ?? 0) + (state?.consumedPoints ?? 0),
        msBeforeNext: Math.max((row?.expire ?? now) - now, state?.msBeforeNext ?? 0),
      },
    ]
  })
}

export type Limiter = ReturnType<typeof limiterOn>

/** Deletes counts whose window is over. */
export const purgeRateLimits = (db: Db, now: Date) =>
  db.delete(rate_limits).where(lt(rate_limits.expire, now.getTime()))

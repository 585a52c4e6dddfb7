import { getTableName, lt, sql } from 'drizzle-orm'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Db } from '../db/client.ts'
import { rate_limits } from '../db/schema/index.ts'

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

/** A rate limiter that counts in the database, so that limits hold across processes. */
export const limiterOn = (db: Db, options: LimiterOptions) =>
  new RateLimiterPostgres({
    storeClient: clientOf(db),
    storeType: 'client',
    tableName: getTableName(rate_limits),
    tableCreated: true,
    keyPrefix: '',
    // purgeRateLimits deletes expired counts instead, while the disk has free space.
    clearExpiredByTimeout: false,
    ...options,
  })

/** Deletes counts whose window is over. */
export const purgeRateLimits = (db: Db, now: Date) =>
  db.delete(rate_limits).where(lt(rate_limits.expire, now.getTime()))

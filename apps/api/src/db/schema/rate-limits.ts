import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Counts of the rate limits by a hashed key. The columns and their order are those of rate-limiter-flexible. */
export const rate_limits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_limits_expire').on(t.expire)],
)

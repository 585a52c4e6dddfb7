import { earningReasons, ledgerReasons } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { tribes } from './tribes.ts'
import { users } from './users.ts'

/**
 * The ledger of dollars, append-only. Its trigger `count_ledger` keeps `balances` and `tribe_totals` in the same
 * transaction, whoever writes an entry.
 */
export const ledger = pgTable(
  'ledger',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The tribe of the user at that time, to which what was earned counts for ever. */
    tribe_id: integer().references(() => tribes.id),
    amount: integer().notNull(),
    reason: text({ enum: ledgerReasons }).notNull(),
    /** The idempotency key within the reason: the id of a topic or a test. */
    reference: text().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [
    // Makes payments idempotent.
    unique('ledger_once').on(t.user_id, t.reason, t.reference),
    // A covering index for pages, and to check balances.
    index('ledger_when').on(t.user_id, t.created_at, t.id, t.amount),
    // A covering index for the part of a tribe's fortune that begins or ends within a quarter of an hour.
    index('ledger_earned')
      .on(t.tribe_id, t.created_at, t.amount)
      .where(sql`${t.reason} in (${sql.raw(earningReasons.map((reason) => `'${reason}'`).join(', '))})`),
    check('ledger_amount', sql`${t.amount} <> 0`),
  ],
)

/**
 * The dollars of a user, and how many entries they are of. A user whose payments met has several rows, which are added
 * up: a payment takes one that no other transaction holds, or adds one, and never waits.
 */
export const balances = pgTable(
  'balances',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    entries: integer().notNull(),
    amount: integer().notNull(),
  },
  (t) => [index('balances_user').on(t.user_id)],
)

/** The stretches of time that fortunes are added up for; every offset of a time zone is a multiple of the shortest. */
export const totalSteps = ['ALL', 'DAY', 'HOUR', 'QUARTER'] as const

/** What was earned for a tribe in a stretch of UTC; several rows of one are added up, as those of `balances`. */
export const tribe_totals = pgTable(
  'tribe_totals',
  {
    id: id(),
    tribe_id: integer()
      .notNull()
      .references(() => tribes.id, { onDelete: 'cascade' }),
    step: text({ enum: totalSteps }).notNull(),
    /** The beginning of the stretch; of ALL, a fixed instant. */
    starts_at: instant().notNull(),
    earned: integer().notNull(),
  },
  // A covering index: the days of a season are read side by side, though they were written weeks apart.
  (t) => [index('tribe_totals_when').on(t.tribe_id, t.step, t.starts_at, t.earned)],
)

import { earningReasons, ledgerReasons } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { tribes } from './tribes.ts'
import { users } from './users.ts'

/** The ledger of dollars, append-only; a balance is the sum of its entries. */
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
    // A covering index for pages, balances and fortunes.
    index('ledger_when').on(t.user_id, t.created_at, t.id, t.amount),
    // A covering index for the fortune of a tribe over some days.
    index('ledger_earned')
      .on(t.tribe_id, t.created_at, t.amount)
      .where(sql`${t.reason} in (${sql.raw(earningReasons.map((reason) => `'${reason}'`).join(', '))})`),
    check('ledger_amount', sql`${t.amount} <> 0`),
  ],
)

import { ledgerReasons } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { users } from './users.ts'

/** Every movement of dollars, never changed; a balance is their sum. */
export const ledger = pgTable(
  'ledger',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    amount: integer().notNull(),
    reason: text({ enum: ledgerReasons }).notNull(),
    /** What it is for, within the reason: the id of a topic or a test. */
    reference: text().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [
    // Whatever is tried twice is paid once.
    unique('ledger_once').on(t.user_id, t.reason, t.reference),
    // Pages, balances and fortunes are read inside it.
    index('ledger_when').on(t.user_id, t.created_at, t.id, t.amount),
    // Whoever earned something in some days, to the fortune of a tribe.
    index('ledger_earned')
      .on(t.created_at, t.user_id, t.amount)
      .where(sql`${t.amount} > 0`),
    check('ledger_amount', sql`${t.amount} <> 0`),
  ],
)

import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Mails that have left, or are about to: the claim of one keeps it from being sent twice. */
export const mails = pgTable(
  'mails',
  {
    /** The job's. */
    id: uuid().primaryKey(),
    kind: text().notNull(),
    address: text().notNull(),
    language: text().notNull(),
    claimed_at: instant().notNull(),
    sent_at: instant(),
    /** What it said: kept in the demonstration's outbox alone, for it holds links. */
    subject: text(),
    text: text(),
    html: text(),
  },
  (t) => [index('mails_sent').on(t.sent_at)],
)

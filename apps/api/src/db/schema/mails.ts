import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Mails that were sent or are claimed: the claim prevents a second delivery. */
export const mails = pgTable(
  'mails',
  {
    /** The id of the job. */
    id: uuid().primaryKey(),
    kind: text().notNull(),
    address: text().notNull(),
    language: text().notNull(),
    claimed_at: instant().notNull(),
    sent_at: instant(),
    /** The content: stored for the demonstration's outbox alone, since it contains links. */
    subject: text(),
    text: text(),
    html: text(),
    /** The iCalendar text that it carries. */
    calendar: text(),
  },
  (t) => [index('mails_sent').on(t.sent_at)],
)

import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Mails that were sent or are claimed: what was handed over to a mail server is not delivered a second time. */
export const mails = pgTable(
  'mails',
  {
    /** The id of the job. */
    id: uuid().primaryKey(),
    kind: text().notNull(),
    address: text().notNull(),
    language: text().notNull(),
    claimed_at: instant().notNull(),
    /** Which attempt has the claim: an earlier one may no longer hand the mail over. */
    attempt: uuid().notNull().defaultRandom(),
    /** When its content began to leave for the mail server; from then on it may have arrived, and is never sent again. */
    handed_at: instant(),
    sent_at: instant(),
    /** The content: stored for the demonstration's outbox alone, since it contains links. */
    subject: text(),
    text: text(),
    html: text(),
    /** The iCalendar text that it carries. */
    calendar: text(),
  },
  (t) => [index('mails_sent').on(t.sent_at), index('mails_claimed').on(t.claimed_at)],
)

import { notificationTypes } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { messages } from './messages.ts'
import { users } from './users.ts'

/** Notifications of a user. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The number within the user's notifications, from 1 without gaps, so that a page is a range of numbers, however
     * many there are.
     */
    number: integer().notNull(),
    type: text({ enum: notificationTypes }).notNull(),
    title: text().notNull(),
    message: text(),
    test_id: integer(),
    exercise_id: integer(),
    topic_id: integer(),
    chapter_id: integer(),
    /** The message of the school that it shows, in the reader's language. */
    message_id: integer().references(() => messages.id, { onDelete: 'set null' }),
    /** The idempotency key of what may be notified once only: an answer's correction, a test. */
    subject: text(),
    /** Marked as read one by one; `read_until` of the counts covers those that were marked together. */
    read: boolean().notNull().default(false),
    created_at: instant().notNull(),
  },
  (t) => [
    unique('notifications_number').on(t.user_id, t.number),
    unique('notifications_once').on(t.user_id, t.type, t.subject),
    index('notifications_message')
      .on(t.message_id, t.user_id)
      .where(sql`${t.message_id} is not null`),
    index('notifications_unread')
      .on(t.user_id, t.number.desc())
      .where(sql`not ${t.read}`),
  ],
)

/** The counts of a user's notifications and of the unread ones, maintained with every change instead of counted. */
export const notification_counts = pgTable('notification_counts', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  total: integer().notNull().default(0),
  unread: integer().notNull().default(0),
  /** The newest number that was marked as read together with all before it: one row to write, however many they are. */
  read_until: integer().notNull().default(0),
})

import { notificationTypes } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { users } from './users.ts'

/** What somebody is told. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 for somebody's first one, and so on without gaps: a page is a range of them, however many there are. */
    number: integer().notNull(),
    type: text({ enum: notificationTypes }).notNull(),
    title: text().notNull(),
    message: text(),
    test_id: integer(),
    exercise_id: integer(),
    topic_id: integer(),
    chapter_id: integer(),
    /** What it tells of, where that may happen once only: an answer's correction, a test. */
    subject: text(),
    /** Read by itself; `read_until` of the counts tells of those that were read together. */
    read: boolean().notNull().default(false),
    created_at: instant().notNull(),
  },
  (t) => [
    unique('notifications_number').on(t.user_id, t.number),
    unique('notifications_once').on(t.user_id, t.type, t.subject),
    index('notifications_unread')
      .on(t.user_id, t.number.desc())
      .where(sql`not ${t.read}`),
  ],
)

/** How many somebody has, and has not read: counted as they come and go, never by looking through them. */
export const notification_counts = pgTable('notification_counts', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  total: integer().notNull().default(0),
  unread: integer().notNull().default(0),
  /** The number of the newest that was read together with all before it: one row to write, however many they are. */
  read_until: integer().notNull().default(0),
})

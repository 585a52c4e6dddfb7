import type { MessageAudience } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { users } from './users.ts'

/** Messages of the school to an audience, which is settled when they are sent. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    sender_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The idempotency key: a repeated request returns the same message. */
    press: text().notNull(),
    /** Each in its language; at least one of both is given whole. */
    title_en: text().notNull().default(''),
    text_en: text().notNull().default(''),
    title_pt: text().notNull().default(''),
    text_pt: text().notNull().default(''),
    audience: jsonb().$type<MessageAudience>().notNull(),
    send_at: instant().notNull(),
    /** Whether it is sent as a mail too. */
    mail: boolean().notNull().default(false),
    created_at: instant().notNull(),
    /** How many people it goes to; null: not settled before `send_at`. */
    receivers: integer(),
    done: integer().notNull().default(0),
    finished_at: instant(),
    recalled_at: instant(),
    /** Until which receiver, by user id, a recall has removed the unread notifications; null: there are none to remove. */
    removed_until: integer(),
    /** Changes with every edit, for optimistic locking. */
    version: integer().notNull().default(1),
  },
  (t) => [
    unique('messages_press').on(t.sender_id, t.press),
    index('messages_sender').on(t.sender_id, t.id),
    index('messages_due')
      .on(t.send_at)
      .where(sql`${t.finished_at} is null and ${t.recalled_at} is null`),
    // The few whose unread notifications are being removed, which every list of notifications asks for.
    index('messages_removing')
      .on(t.id)
      .where(sql`${t.removed_until} is not null`),
  ],
)

/** Whom a message goes to: settled at once, and notified in batches. */
export const message_receivers = pgTable(
  'message_receivers',
  {
    message_id: integer()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** null: not notified yet. */
    notified_at: instant(),
    /** null: not read yet. */
    read_at: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.message_id, t.user_id] }),
    // The few messages that a user has not read.
    index('message_receivers_unread')
      .on(t.user_id)
      .where(sql`${t.read_at} is null`),
    // The next batch to notify, however many are done.
    index('message_receivers_waiting')
      .on(t.message_id, t.user_id)
      .where(sql`${t.notified_at} is null`),
    // Who has read a message, without a look at its other receivers.
    index('message_receivers_read')
      .on(t.message_id)
      .where(sql`${t.read_at} is not null`),
  ],
)

/**
 * How many have read a message: maintained with every change instead of counted, from when its receivers are settled.
 * Apart from the message, which its delivery locks.
 */
export const message_counts = pgTable('message_counts', {
  message_id: integer()
    .primaryKey()
    .references(() => messages.id, { onDelete: 'cascade' }),
  read: integer().notNull().default(0),
})

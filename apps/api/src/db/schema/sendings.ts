import type { Audience } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { config_tests } from './config-tests.ts'
import { users } from './users.ts'

/** What everybody of a sending gets. */
export interface Parcel {
  title: string
  minutes: number
  show_feedback: boolean
  shuffled: boolean
  exercise_ids: number[]
}

/** A test on its way to many: who gets it is settled when it is sent, the tests are made by and by. */
export const sendings = pgTable(
  'sendings',
  {
    id: id(),
    config_test_id: integer()
      .notNull()
      .references(() => config_tests.id),
    sender_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The press that it came from: pressed again, it is the same one. */
    press: text(),
    created_at: instant().notNull(),
    /** What was chosen. */
    audience: jsonb().$type<Audience>().notNull(),
    /** The test as it was when it was sent: all of them get the same, whatever becomes of it meanwhile. */
    parcel: jsonb().$type<Parcel>().notNull(),
    /** Extra time of all, and of some. */
    extra_minutes: integer().notNull().default(0),
    extra: jsonb().$type<{ user_id: number; minutes: number }[]>().notNull().default([]),
    opens_at: instant(),
    closes_at: instant(),
    /** Who gets it, by id; the first `done` of them have been seen to. */
    receiver_ids: integer().array().notNull(),
    receivers: integer().notNull(),
    done: integer().notNull().default(0),
    finished_at: instant(),
    /** When it was taken back; whoever had not been seen to gets nothing. */
    recalled_at: instant(),
  },
  (t) => [
    unique('sendings_press').on(t.config_test_id, t.press),
    // The newest of a test first.
    index('sendings_of_test').on(t.config_test_id, t.id),
    index('sendings_sender').on(t.sender_id),
    index('sendings_open')
      .on(t.id)
      .where(sql`${t.finished_at} is null`),
  ],
)

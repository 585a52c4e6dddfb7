import type { Audience } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { config_tests } from './config-tests.ts'
import { users } from './users.ts'

/** The snapshot of a test that every receiver of a sending gets. */
export interface Parcel {
  title: string
  minutes: number
  show_feedback: boolean
  shuffled: boolean
  exercise_ids: number[]
}

/** Sendings of a test: the receivers are fixed when it is sent, and a job creates their tests in batches. */
export const sendings = pgTable(
  'sendings',
  {
    id: id(),
    config_test_id: integer()
      .notNull()
      .references(() => config_tests.id),
    sender_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The idempotency key: a repeated request returns the same sending. */
    press: text(),
    created_at: instant().notNull(),
    /** The audience as chosen by the sender. */
    audience: jsonb().$type<Audience>().notNull(),
    /** The snapshot of the test: every receiver gets the same, also if the test is changed meanwhile. */
    parcel: jsonb().$type<Parcel>().notNull(),
    /** The extra minutes of all receivers, and of some. */
    extra_minutes: integer().notNull().default(0),
    extra: jsonb().$type<{ user_id: number; minutes: number }[]>().notNull().default([]),
    opens_at: instant(),
    closes_at: instant(),
    /** The ids of the receivers, in order; the first `done` of them are delivered. */
    receiver_ids: integer().array().notNull(),
    receivers: integer().notNull(),
    done: integer().notNull().default(0),
    finished_at: instant(),
    /** When it was recalled; the remaining receivers get nothing. */
    recalled_at: instant(),
  },
  (t) => [
    unique('sendings_press').on(t.config_test_id, t.press),
    // For the sendings of a test, the newest first.
    index('sendings_of_test').on(t.config_test_id, t.id),
    index('sendings_sender').on(t.sender_id),
    index('sendings_open')
      .on(t.id)
      .where(sql`${t.finished_at} is null`),
  ],
)

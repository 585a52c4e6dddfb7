import { sentTestStatuses } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, pgView, text, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { unit_groups } from './waiting.ts'

const columns = {
  test_id: integer().notNull(),
  user_id: integer().notNull(),
  config_test_id: integer().notNull(),
  /** 0: from before sendings were recorded. */
  sending_id: integer().notNull(),
  status: text({ enum: sentTestStatuses }).notNull(),
  /** -1: nothing is marked. */
  percentage: integer().notNull(),
  /** Open answers that wait for a teacher. */
  waiting: integer().notNull(),
  /** The end of a running test; null: without a limit, or not running. */
  end_at: instant(),
}

/** Sent tests by the tests themselves: the truth that `sent_tests` is a copy of. */
export const sent_tests_by_tests = pgView('sent_tests_by_tests', columns).existing()

/** The order of the whole school, spelt unlike that of a group, for the reason of `sinceInSchool`. */
export const sendingInSchool = ({ sending_id }: { sending_id: AnyPgColumn }) => sql`(${sending_id} + 0)`

/** Likewise the order of running tests. */
export const endInSchool = ({ end_at }: { end_at: AnyPgColumn }) => sql`(${end_at} at time zone 'UTC')`

const isRunning = ({ status }: { status: AnyPgColumn }) => sql`${status} = 'STARTED'`

/** Sent tests by the units of their students, written by triggers in the transaction that changes the test. */
export const sent_tests = pgTable(
  'sent_tests',
  {
    ...columns,
    // No foreign key, for the reason of `waiting_answers`.
    test_id: integer().primaryKey(),
    unit_group_id: integer()
      .notNull()
      .references(() => unit_groups.id),
  },
  (t) => [
    // For the list of the whole school, the newest first, and of it one test or status.
    index('sent_tests_school').on(sendingInSchool(t), t.test_id),
    index('sent_tests_config').on(t.config_test_id, sendingInSchool(t), t.test_id),
    index('sent_tests_status').on(t.status, sendingInSchool(t), t.test_id),
    // Likewise for that of a teacher.
    index('sent_tests_group').on(t.unit_group_id, t.sending_id, t.test_id),
    index('sent_tests_group_config').on(t.unit_group_id, t.config_test_id, t.sending_id, t.test_id),
    index('sent_tests_group_status').on(t.unit_group_id, t.status, t.sending_id, t.test_id),
    // For running tests, those that end first: of a teacher, and of the whole school.
    index('sent_tests_group_running').on(t.unit_group_id, t.end_at, t.test_id).where(isRunning(t)),
    index('sent_tests_running').on(endInSchool(t), t.test_id).where(isRunning(t)),
    index('sent_tests_user').on(t.user_id),
  ],
)

/** How many sent tests there are of each status and result. As in `waiting_totals`, a number is the sum of its rows. */
export const sent_test_totals = pgTable(
  'sent_test_totals',
  {
    id: id(),
    /** 0: the whole school. */
    unit_group_id: integer().notNull(),
    /** 0: all tests. */
    config_test_id: integer().notNull(),
    status: text({ enum: sentTestStatuses }).notNull(),
    percentage: integer().notNull(),
    count: integer().notNull(),
    waiting: integer().notNull(),
  },
  (t) => [index('sent_test_totals_key').on(t.unit_group_id, t.config_test_id, t.status, t.percentage)],
)

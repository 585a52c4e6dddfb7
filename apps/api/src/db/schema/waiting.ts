import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/**
 * The sets of units that people are in. A teacher's list is that of the sets that hold one of the own units, so that an
 * answer of a student in two of them stands in it once, and is counted once.
 */
export const unit_groups = pgTable(
  'unit_groups',
  {
    id: id(),
    /** In ascending order. */
    unity_ids: integer().array().notNull(),
    /** Whether they learn; teachers do not correct each other. */
    learner: boolean().notNull(),
  },
  (t) => [unique('unit_groups_once').on(t.unity_ids, t.learner), index('unit_groups_units').using('gin', t.unity_ids)],
)

const columns = {
  answer_id: integer().notNull(),
  /** Whether it is the second version that waits. */
  second: boolean().notNull(),
  user_id: integer().notNull(),
  queue: text({ enum: ['PRACTICE', 'TEST'] }).notNull(),
  /** When it was handed in. */
  since: instant().notNull(),
  exercise_id: integer().notNull(),
  /** 0: a practice. */
  config_test_id: integer().notNull(),
}

/** What waits for a correction by the answers themselves: the truth that `waiting_answers` is a copy of. */
export const uncorrected_answers = pgView('uncorrected_answers', columns).existing()

/**
 * The order of the whole school, spelt unlike that of a group: otherwise the planner reads the queue of the whole school
 * for the few answers of a group, since they are in the right order there.
 */
export const sinceInSchool = ({ since }: { since: AnyPgColumn }) => sql`(${since} at time zone 'UTC')`

/** The answers that wait for a correction, written by triggers in the transaction that hands in or corrects. */
export const waiting_answers = pgTable(
  'waiting_answers',
  {
    ...columns,
    // No foreign key: PostgreSQL checks it again, under a lock of the answer, where a transaction changes a row twice, as
    // a change of units does. Rows of deleted answers are deleted by a trigger.
    answer_id: integer().notNull(),
    unit_group_id: integer()
      .notNull()
      .references(() => unit_groups.id),
  },
  (t) => [
    primaryKey({ columns: [t.answer_id, t.second] }),
    // For a queue, the oldest first: of a teacher, and of the whole school.
    index('waiting_answers_group').on(t.unit_group_id, t.queue, t.second, t.since, t.answer_id),
    index('waiting_answers_queue').on(t.queue, t.second, sinceInSchool(t), t.answer_id),
    // For a part of a queue, exercise by exercise.
    index('waiting_answers_group_exercise').on(
      ...([t.unit_group_id, t.queue, t.second, t.exercise_id, t.config_test_id, t.since, t.answer_id] as const),
    ),
    index('waiting_answers_exercise').on(
      ...([t.queue, t.second, t.exercise_id, t.config_test_id, sinceInSchool(t), t.answer_id] as const),
    ),
    index('waiting_answers_user').on(t.user_id),
  ],
)

/**
 * How many answers wait: in total (`exercise_id` and `hour` are 0), by exercise and test, and by hour. A number is the
 * sum of its rows: who writes takes one that nobody else holds, or adds one, so that nobody waits for another.
 */
export const waiting_totals = pgTable(
  'waiting_totals',
  {
    id: id(),
    /** 0: the whole school. */
    unit_group_id: integer().notNull(),
    queue: text({ enum: ['PRACTICE', 'TEST'] }).notNull(),
    second: boolean().notNull(),
    exercise_id: integer().notNull(),
    config_test_id: integer().notNull(),
    /** The hour in which they were handed in, counted from 1970. */
    hour: integer().notNull(),
    count: integer().notNull(),
  },
  (t) => [index('waiting_totals_key').on(t.unit_group_id, t.queue, t.exercise_id, t.hour, t.second, t.config_test_id)],
)

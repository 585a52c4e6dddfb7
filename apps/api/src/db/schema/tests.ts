import { attemptScopes, errorTags, surveyStatuses, type AnsweredOption, type Passage } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { html, id, instant } from './columns.ts'
import { config_tests } from './config-tests.ts'
import { exercises } from './exercises.ts'
import { sendings } from './sendings.ts'
import { topics } from './topics.ts'
import { users } from './users.ts'

const isSent = ({ kind, config_test_id }: { kind: AnyPgColumn; config_test_id: AnyPgColumn }) =>
  sql`${kind} = 'TEST' and ${config_test_id} is not null`

/** One attempt of one user at a set of exercises. */
export const tests = pgTable(
  'tests',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic_id: integer().references(() => topics.id),
    /** The configuration of a test; null: a practice. */
    config_test_id: integer().references(() => config_tests.id),
    /** The sending of a test; null: a practice, or a test from before sendings were recorded. */
    sending_id: integer().references(() => sendings.id, { onDelete: 'set null' }),
    kind: text({ enum: ['PRACTICE', 'TEST'] }).notNull(),
    status: text({ enum: surveyStatuses }).notNull(),
    show_feedback: boolean().notNull(),
    /** The ids of the exercises in their order, fixed when the attempt began or the test was sent. */
    exercise_ids: integer().array().notNull().default([]),
    scope: text({ enum: attemptScopes }).notNull().default('ALL'),
    /** The time limit, extra time included; null: none. */
    minutes: integer(),
    extra_minutes: integer().notNull().default(0),
    /** The exercises that the student has flagged. */
    flagged: integer().array().notNull().default([]),
    /** The test window: it may be started from `opens_at` on and before `closes_at`; null: at any time. */
    opens_at: instant(),
    closes_at: instant(),
    /** When it was recalled before its start; it is hidden from then on. */
    recalled_at: instant(),
    start_at: instant(),
    end_at: instant(),
    finish_at: instant(),
    /** When its student asked to see the right answers of what was not answered; null: not yet. */
    revealed_at: instant(),
    /** The totals, written when the attempt is concluded and again with each correction. */
    total: integer(),
    correct: integer(),
    wrong: integer(),
    blank: integer(),
    waiting: integer(),
    /** The sum of the credits of all marked answers. */
    credit: integer(),
  },
  (t) => [
    // The newest attempt at a topic is the current one.
    index('tests_attempts').on(t.user_id, t.topic_id, t.id),
    index('tests_topic').on(t.topic_id),
    // For the tests of a configuration, the newest first.
    index('tests_config').on(t.config_test_id, t.id),
    index('tests_sending').on(t.sending_id),
    // For sent tests by a word or a period, the newest first.
    index('tests_newest_sent')
      .on(sql`coalesce(${t.sending_id}, 0) desc`, sql`${t.id} desc`)
      .where(isSent(t)),
    // A covering index for the totals of reports.
    index('tests_tally').on(t.config_test_id, t.status, t.recalled_at, t.total, t.waiting, t.credit).where(isSent(t)),
    // At most one open test per student and configuration, also if it is sent twice or concurrently; a recalled one may
    // be sent again.
    uniqueIndex('tests_open_test')
      .on(t.user_id, t.config_test_id)
      .where(sql`${t.kind} = 'TEST' and ${t.status} in ('PENDING', 'STARTED') and ${t.recalled_at} is null`),
    // For running tests, in the order of their ends.
    index('tests_running')
      .on(t.end_at)
      .where(sql`${t.kind} = 'TEST' and ${t.status} = 'STARTED'`),
    // For the attempts that are going on and keep an exercise as they began with it.
    index('tests_open_exercises')
      .using('gin', t.exercise_ids)
      .where(sql`${t.status} = 'STARTED'`),
    // At most one open practice, so that concurrent first reads or retries create one attempt.
    uniqueIndex('tests_open_practice')
      .on(t.user_id, t.topic_id)
      .where(sql`${t.kind} = 'PRACTICE' and ${t.status} = 'STARTED'`),
  ],
)

export const answers = pgTable(
  'answers',
  {
    id: id(),
    test_id: integer()
      .notNull()
      .references(() => tests.id, { onDelete: 'cascade' }),
    exercise_id: integer()
      .notNull()
      .references(() => exercises.id),
    alternatives: integer().array().notNull().default([]),
    text: text().notNull().default(''),
    options: jsonb().$type<AnsweredOption[]>().notNull().default([]),
    /**
     * The hash of the normalized answer, equal for answers that are marked alike (surveys/answer-hash.ts); null: saved
     * before hashes were stored.
     */
    gist: text(),
    saved_at: instant().notNull(),
    /** Incremented with each change by the student: what an answer from another device was based on is compared to it. */
    version: integer().notNull().default(1),
    /** The client that has saved it, by a random name of its own; null: it did not say. */
    client_id: text(),
    /** When it was submitted; it cannot be changed any more. */
    answered_at: instant(),
    /** null: not marked yet. */
    correct: boolean(),
    /** 0 to 100; null: not marked yet. */
    credit: integer(),
    /** A teacher's correction. */
    feedback: html(),
    /** A teacher's mark, 0 to 10. */
    evaluation: integer(),
    corrected_by: integer().references(() => users.id),
    corrected_at: instant(),
    /** How often it was corrected: the version for optimistic locking between teachers. */
    corrections: integer().notNull().default(0),
    /** The teacher's inline comments on passages of the text, in order. */
    comments: jsonb().$type<Passage[]>().notNull().default([]),
    /** The kinds of mistakes. */
    tags: text({ enum: errorTags }).array().notNull().default([]),
  },
  (t) => [
    unique('answers_of_test').on(t.test_id, t.exercise_id),
    index('answers_exercise').on(t.exercise_id),
    // For the students who gave the same wrong answer, who are counted by the index alone.
    index('answers_alike')
      .on(t.exercise_id, t.gist, t.test_id)
      .where(sql`${t.correct} = false`),
    index('answers_without_gist')
      .on(t.id)
      .where(sql`${t.gist} is null and ${t.correct} = false`),
    // For the correction queues, the oldest first; all other answers are marked on submission.
    index('answers_waiting')
      .on(t.answered_at, t.id)
      .where(sql`${t.answered_at} is not null and ${t.correct} is null`),
  ],
)

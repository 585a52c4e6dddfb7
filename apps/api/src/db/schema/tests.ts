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
import { id, instant } from './columns.ts'
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
    /** What was sent; null: a practice. */
    config_test_id: integer().references(() => config_tests.id),
    /** What it was sent with; null: a practice, or sent before sendings were kept. */
    sending_id: integer().references(() => sendings.id, { onDelete: 'set null' }),
    kind: text({ enum: ['PRACTICE', 'TEST'] }).notNull(),
    status: text({ enum: surveyStatuses }).notNull(),
    show_feedback: boolean().notNull(),
    /** The exercises in their order, as they were when the attempt began or the test was sent. */
    exercise_ids: integer().array().notNull().default([]),
    scope: text({ enum: attemptScopes }).notNull().default('ALL'),
    /** How long it may take, extra time included; null: no limit. */
    minutes: integer(),
    extra_minutes: integer().notNull().default(0),
    /** The exercises that its student wants to come back to. */
    flagged: integer().array().notNull().default([]),
    /** When it may be started: from this instant on, and before that one; null: at any time. */
    opens_at: instant(),
    closes_at: instant(),
    /** When it was taken back before it was started; nobody sees it any more. */
    recalled_at: instant(),
    start_at: instant(),
    end_at: instant(),
    finish_at: instant(),
    /** The totals are written when the attempt is concluded, and again when a teacher corrects. */
    total: integer(),
    correct: integer(),
    wrong: integer(),
    blank: integer(),
    waiting: integer(),
    /** The sum of the credits of all marked answers. */
    credit: integer(),
  },
  (t) => [
    // The newest attempt of a topic is the current one.
    index('tests_attempts').on(t.user_id, t.topic_id, t.id),
    index('tests_topic').on(t.topic_id),
    // The newest of a test first.
    index('tests_config').on(t.config_test_id, t.id),
    index('tests_sending').on(t.sending_id),
    // All that were sent, the newest first.
    index('tests_sent').on(t.sending_id.desc(), t.id.desc()).where(isSent(t)),
    // What they came to, without reading them themselves.
    index('tests_tally').on(t.config_test_id, t.status, t.recalled_at, t.total, t.waiting, t.credit).where(isSent(t)),
    // Sent twice, or by two teachers at once, is one test; one that was taken back may be sent again.
    uniqueIndex('tests_open_test')
      .on(t.user_id, t.config_test_id)
      .where(sql`${t.kind} = 'TEST' and ${t.status} in ('PENDING', 'STARTED') and ${t.recalled_at} is null`),
    // Those whose time runs, the first to end first.
    index('tests_running')
      .on(t.end_at)
      .where(sql`${t.kind} = 'TEST' and ${t.status} = 'STARTED'`),
    // Two first reads or two retries at once make one attempt.
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
    /** What answers that count as the same have in common (surveys/gist.ts); null: from before it was noted. */
    gist: text(),
    saved_at: instant().notNull(),
    /** When it was handed in; it cannot change any more. */
    answered_at: instant(),
    /** null: not marked yet. */
    correct: boolean(),
    /** 0 to 100; null: not marked yet. */
    credit: integer(),
    /** Html of a teacher's correction. */
    feedback: text(),
    /** A teacher's mark, 0 to 10. */
    evaluation: integer(),
    corrected_by: integer().references(() => users.id),
    corrected_at: instant(),
    /** How often it was corrected: of two teachers who save at once, the second is told. */
    corrections: integer().notNull().default(0),
    /** What a teacher says of passages of the text, in their order. */
    comments: jsonb().$type<Passage[]>().notNull().default([]),
    /** Of which kinds its mistakes are. */
    tags: text({ enum: errorTags }).array().notNull().default([]),
  },
  (t) => [
    unique('answers_of_test').on(t.test_id, t.exercise_id),
    index('answers_exercise').on(t.exercise_id),
    // Those who gave the same wrong answer.
    index('answers_alike')
      .on(t.exercise_id, t.gist)
      .where(sql`${t.correct} = false`),
    index('answers_without_gist')
      .on(t.id)
      .where(sql`${t.gist} is null and ${t.correct} = false`),
    // What waits for a teacher, the oldest first: all else is marked as it is handed in.
    index('answers_waiting')
      .on(t.answered_at, t.id)
      .where(sql`${t.answered_at} is not null and ${t.correct} is null`),
  ],
)

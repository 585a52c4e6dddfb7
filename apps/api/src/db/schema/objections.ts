import { objectionStatuses } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { exercises } from './exercises.ts'
import { answers } from './tests.ts'
import { users } from './users.ts'

/** Rulings: the decision on an answer to an exercise, for all students who gave an equal answer. */
export const rulings = pgTable(
  'rulings',
  {
    id: id(),
    exercise_id: integer()
      .notNull()
      .references(() => exercises.id),
    /** The hash of the answer, as in `answers`. */
    gist: text().notNull(),
    accepted: boolean().notNull(),
    /** The reply to the students who objected: plain text. */
    reply: text().notNull().default(''),
    /** null: the user was deleted. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    at: instant().notNull(),
    /** How many answers were marked again. */
    remarked: integer().notNull().default(0),
    /** When the ruling was applied to all students it concerns. */
    finished_at: instant(),
  },
  (t) => [
    index('rulings_exercise').on(t.exercise_id),
    index('rulings_user').on(t.user_id),
    index('rulings_open')
      .on(t.id)
      .where(sql`${t.finished_at} is null`),
  ],
)

/** Objections: a student states that an answer which was marked wrong is right. */
export const objections = pgTable(
  'objections',
  {
    id: id(),
    answer_id: integer()
      .notNull()
      .references(() => answers.id, { onDelete: 'cascade' }),
    exercise_id: integer()
      .notNull()
      .references(() => exercises.id),
    /** The hash of the answer at that time. */
    gist: text().notNull(),
    /** Plain text. */
    reason: text().notNull().default(''),
    status: text({ enum: objectionStatuses }).notNull().default('WAITING'),
    created_at: instant().notNull(),
    /** The teacher who endorses it; an administrator decides. */
    backed_by: integer().references(() => users.id, { onDelete: 'set null' }),
    ruling_id: integer().references(() => rulings.id),
    /** When the student was notified of the ruling. */
    told_at: instant(),
  },
  (t) => [
    // One objection per answer; a changed answer may be objected to again.
    unique('objections_once').on(t.answer_id, t.gist),
    index('objections_waiting')
      .on(t.exercise_id, t.gist, t.created_at)
      .where(sql`${t.status} = 'WAITING'`),
    index('objections_exercise').on(t.exercise_id),
    index('objections_backer').on(t.backed_by),
    index('objections_ruling').on(t.ruling_id, t.id),
  ],
)

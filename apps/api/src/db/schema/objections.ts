import { objectionStatuses } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { exercises } from './exercises.ts'
import { answers } from './tests.ts'
import { users } from './users.ts'

/** What the school has decided of an answer to an exercise: of all who gave the same one. */
export const rulings = pgTable(
  'rulings',
  {
    id: id(),
    exercise_id: integer()
      .notNull()
      .references(() => exercises.id),
    /** Of the answer, as in `answers`. */
    gist: text().notNull(),
    accepted: boolean().notNull(),
    /** What those who have objected are told: plain text. */
    reply: text().notNull().default(''),
    /** null: somebody who has left. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    at: instant().notNull(),
    /** How many answers were marked again because of it. */
    remarked: integer().notNull().default(0),
    /** When all whom it concerns were seen to. */
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

/** A student says that an answer which was marked wrong is right. */
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
    /** Of the answer, as it was then. */
    gist: text().notNull(),
    /** Plain text. */
    reason: text().notNull().default(''),
    status: text({ enum: objectionStatuses }).notNull().default('WAITING'),
    created_at: instant().notNull(),
    /** The teacher who is for it; whether it is right is for an administrator to decide. */
    backed_by: integer().references(() => users.id, { onDelete: 'set null' }),
    ruling_id: integer().references(() => rulings.id),
    /** When its student was told. */
    told_at: instant(),
  },
  (t) => [
    // Once for each answer; another one in its place may be objected to again.
    unique('objections_once').on(t.answer_id, t.gist),
    index('objections_waiting')
      .on(t.exercise_id, t.gist, t.created_at)
      .where(sql`${t.status} = 'WAITING'`),
    index('objections_exercise').on(t.exercise_id),
    index('objections_backer').on(t.backed_by),
    index('objections_ruling').on(t.ruling_id, t.id),
  ],
)

import { index, integer, pgTable, pgView, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { unit_groups } from './waiting.ts'

const columns = {
  objection_id: integer().notNull(),
  user_id: integer().notNull(),
  exercise_id: integer().notNull(),
  gist: text().notNull(),
  since: instant().notNull(),
  backed_by: integer(),
}

/** What waits for a decision by the objections themselves: the truth that `waiting_objections` is a copy of. */
export const undecided_objections = pgView('undecided_objections', columns).existing()

/** The objections that wait for a decision, written by triggers in the transaction that objects or decides. */
export const waiting_objections = pgTable(
  'waiting_objections',
  {
    ...columns,
    // No foreign key, as for `waiting_answers`.
    objection_id: integer().primaryKey(),
    unit_group_id: integer()
      .notNull()
      .references(() => unit_groups.id),
  },
  (t) => [
    // For the objections of the units of a teacher.
    index('waiting_objections_group').on(t.unit_group_id, t.exercise_id, t.gist),
    // For the figures of equal answers.
    index('waiting_objections_alike').on(t.exercise_id, t.gist, t.user_id, t.objection_id),
    index('waiting_objections_user').on(t.user_id),
  ],
)

/** The objections to equal answers of the whole school that wait for a decision, as one. */
export const waiting_objection_groups = pgTable(
  'waiting_objection_groups',
  {
    exercise_id: integer().notNull(),
    gist: text().notNull(),
    /** The first objection, and when it was created. */
    objection_id: integer().notNull(),
    since: instant().notNull(),
    students: integer().notNull(),
    /** One of the teachers who endorse it. */
    backed_by: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.exercise_id, t.gist] }),
    // For the list, the oldest first.
    index('waiting_objection_groups_since').on(t.since, t.objection_id),
  ],
)

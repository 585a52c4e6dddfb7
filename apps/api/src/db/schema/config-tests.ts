import { testTypes } from '@the-house/domain'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, managed, type ColumnsOf } from './columns.ts'
import { exercises } from './exercises.ts'

/** The configuration of a test; each student who gets the test has a row in `tests`. */
export const config_tests = pgTable('config_tests', {
  id: id(),
  name: text().notNull(),
  /** Plain text. */
  description: text().notNull().default(''),
  minutes: integer().notNull(),
  show_feedback: boolean().notNull().default(true),
  test_type: text({ enum: testTypes }).notNull(),
  /** Whether the exercises are in random order for each student. */
  shuffled: boolean().notNull().default(false),
  ...managed(),
}) satisfies ColumnsOf<'config-tests'>

export const config_test_exercises = pgTable(
  'config_test_exercises',
  {
    config_test_id: integer()
      .notNull()
      .references(() => config_tests.id, { onDelete: 'cascade' }),
    exercise_id: integer()
      .notNull()
      .references(() => exercises.id),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.config_test_id, t.exercise_id] }),
    index('config_test_exercises_exercise').on(t.exercise_id),
  ],
)

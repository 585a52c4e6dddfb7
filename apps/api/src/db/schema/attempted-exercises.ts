import { integer, pgTable } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * The exercises that an attempt has begun with, kept by triggers of attempts: whether one has is looked up here, since
 * attempts cannot be searched by their exercises.
 */
export const attempted_exercises = pgTable('attempted_exercises', {
  exercise_id: integer().primaryKey(),
  /** When the first of these attempts began. */
  at: instant().notNull(),
})

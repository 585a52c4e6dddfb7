import type { PressedSteps } from '@the-house/domain'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.ts'

/** The answers to changes of the course, by idempotency key: a repeated request gets the same one. Kept for a week. */
export const course_presses = pgTable(
  'course_presses',
  {
    press: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    answer: jsonb().$type<PressedSteps>().notNull(),
  },
  (t) => [index('course_presses_user').on(t.user_id), index('course_presses_at').on(t.at)],
)

import { errorTags, type Passage } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { html, instant } from './columns.ts'
import { answers } from './tests.ts'
import { users } from './users.ts'

/**
 * The second version of an open answer, written after its correction, and the teacher's feedback on it. It does not
 * change the totals of the attempt, which are those of the first version.
 */
export const second_versions = pgTable(
  'second_versions',
  {
    /** One per answer. */
    answer_id: integer()
      .primaryKey()
      .references(() => answers.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    sent_at: instant().notNull(),
    /** A teacher's correction. */
    feedback: html(),
    /** The teacher's mark, 0 to 10; null: it waits for a correction. */
    evaluation: integer(),
    comments: jsonb().$type<Passage[]>().notNull().default([]),
    tags: text({ enum: errorTags }).array().notNull().default([]),
    corrected_by: integer().references(() => users.id),
    corrected_at: instant(),
    /** How often it was corrected: the version for optimistic locking between teachers. */
    corrections: integer().notNull().default(0),
  },
  (t) => [
    // Like `answers_waiting`: the correction queues read both indexes in their order.
    index('second_versions_waiting')
      .on(t.sent_at, t.answer_id)
      .where(sql`${t.evaluation} is null`),
  ],
)

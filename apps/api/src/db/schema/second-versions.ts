import { errorTags, type Passage } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { answers } from './tests.ts'
import { users } from './users.ts'

/**
 * What a student has made of an open answer after its correction, and what a teacher says of that: for learning alone,
 * the totals of the attempt are those of the first version.
 */
export const second_versions = pgTable(
  'second_versions',
  {
    /** One for each answer. */
    answer_id: integer()
      .primaryKey()
      .references(() => answers.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    sent_at: instant().notNull(),
    /** Html of a teacher's correction. */
    feedback: text(),
    /** A teacher's mark, 0 to 10; null: it waits for one. */
    evaluation: integer(),
    comments: jsonb().$type<Passage[]>().notNull().default([]),
    tags: text({ enum: errorTags }).array().notNull().default([]),
    corrected_by: integer().references(() => users.id),
    corrected_at: instant(),
    /** How often it was corrected: of two teachers who save at once, the second is told. */
    corrections: integer().notNull().default(0),
  },
  (t) => [
    // Beside `answers_waiting`: the queues are read out of both, in their order.
    index('second_versions_waiting')
      .on(t.sent_at, t.answer_id)
      .where(sql`${t.evaluation} is null`),
  ],
)

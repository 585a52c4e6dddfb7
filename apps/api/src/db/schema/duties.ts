import { duties as names } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { unities } from './unities.ts'
import { users } from './users.ts'

/** What administrators have given people to do, beside the fixed roles of their profile. */
export const duties = pgTable(
  'duties',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    duty: text({ enum: names }).notNull(),
    /** The unit that it is limited to; null: every unit of the user. */
    unity_id: integer().references(() => unities.id),
    given_by: integer().references(() => users.id, { onDelete: 'set null' }),
    given_at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [unique('duties_once').on(t.user_id, t.duty, t.unity_id).nullsNotDistinct()],
)

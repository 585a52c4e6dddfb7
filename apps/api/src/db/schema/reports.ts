import { reportSubjects } from '@the-house/domain'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { unities } from './unities.ts'
import { users } from './users.ts'

/** Error reports of users. */
export const error_reports = pgTable(
  'error_reports',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    unity_id: integer()
      .notNull()
      .references(() => unities.id),
    subject: text({ enum: reportSubjects }).notNull(),
    description: text().notNull(),
    url: text().notNull(),
    details: text().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [index('error_reports_user').on(t.user_id), index('error_reports_created').on(t.created_at)],
)

import { courseEntities } from '@the-house/domain'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.ts'

/**
 * Files that no row names: those that were sent before the row is saved, and those that a change of the course has taken
 * out of a row, so that it can be undone. A step claims one for a row of the entity.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    /** Who alone may use it; null: the user was deleted. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    entity: text({ enum: courseEntities }).notNull(),
    /** The place of the file. */
    field: text().notNull(),
    /** Key of the file. */
    key: text().notNull(),
    at: instant().notNull(),
    /** Until when it can be claimed; then it is purged. */
    until: instant().notNull(),
    claimed_at: instant(),
  },
  (t) => [index('uploads_user').on(t.user_id), index('uploads_key').on(t.key), index('uploads_until').on(t.until)],
)

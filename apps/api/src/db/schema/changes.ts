import { changeActions } from '@the-house/domain'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { users } from './users.ts'

type Snapshot = Record<string, unknown>

/** Who changed what of the school's content, and when; never changed itself. */
export const changes = pgTable(
  'changes',
  {
    id: id(),
    /** Name of the managed entity. */
    entity: text().notNull(),
    entity_id: integer().notNull(),
    /** null: somebody who has left. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    at: instant().notNull(),
    action: text({ enum: changeActions }).notNull(),
    /** Its fields and files as they were; null where it was not. */
    before: jsonb().$type<Snapshot>(),
    after: jsonb().$type<Snapshot>(),
  },
  (t) => [index('changes_of').on(t.entity, t.entity_id, t.at), index('changes_user').on(t.user_id)],
)

import { changeActions } from '@the-house/domain'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { users } from './users.ts'

type Snapshot = Record<string, unknown>

/** The audit trail of the school's content: who changed what, and when. Append-only. */
export const changes = pgTable(
  'changes',
  {
    id: id(),
    /** Name of the managed entity. */
    entity: text().notNull(),
    entity_id: integer().notNull(),
    /** null: the user was deleted. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    at: instant().notNull(),
    action: text({ enum: changeActions }).notNull(),
    /** The fields and file keys before and after; null where the row did not exist. */
    before: jsonb().$type<Snapshot>(),
    after: jsonb().$type<Snapshot>(),
  },
  (t) => [index('changes_of').on(t.entity, t.entity_id, t.at), index('changes_user').on(t.user_id)],
)

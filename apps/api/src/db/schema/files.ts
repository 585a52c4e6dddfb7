import { mediaKinds } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { users } from './users.ts'

/**
 * The files of the media library: what was sent for rows and texts, and what came with the school. A file is noted when it
 * is stored; one that a row names without that is noted by the trigger that notes the use.
 */
export const files = pgTable(
  'files',
  {
    id: id(),
    key: text().notNull().unique(),
    kind: text({ enum: mediaKinds }).notNull(),
    name: text().notNull(),
    /** null: it was sent before files were noted. */
    bytes: bigint({ mode: 'number' }),
    created_at: instant().notNull(),
    /** null: it is not known, or the user was deleted. */
    sent_by: integer().references(() => users.id, { onDelete: 'set null' }),
    alternative_text: text().notNull().default(''),
    /** Key of the WebVTT file of a film. */
    captions: text(),
    /** Since when nothing names it; null: something does. Triggers keep it. */
    unused_at: instant(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('files_newest').on(t.created_at.desc(), t.id.desc()),
    index('files_kind').on(t.kind, t.created_at.desc(), t.id.desc()),
    index('files_unused')
      .on(t.created_at.desc(), t.id.desc())
      .where(sql`${t.unused_at} is not null`),
    index('files_unused_kind')
      .on(t.kind, t.created_at.desc(), t.id.desc())
      .where(sql`${t.unused_at} is not null`),
    index('files_over')
      .on(t.unused_at)
      .where(sql`${t.unused_at} is not null`),
    index('files_sender').on(t.sent_by),
    index('files_words').using('gin', sql`words_of(array[${t.name}, ${t.alternative_text}])`),
  ],
)

/** What names a file, soft-deleted rows too, since they can be restored. Triggers keep it with every change of a row. */
export const file_uses = pgTable(
  'file_uses',
  {
    key: text()
      .notNull()
      .references(() => files.key),
    /** Name of the managed entity; `corrections` and `second-versions`: feedback; `media`: the captions of a film. */
    entity: text().notNull(),
    row_id: integer().notNull(),
    /** The column; `attempts`: students see it in attempts that began before the row was changed. */
    place: text().notNull(),
    /**
     * The exercise has named it before, and no attempt had begun with it. One that began at the same moment is looked for
     * before the file is removed.
     */
    former: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.key, t.entity, t.row_id, t.place] }), index('file_uses_row').on(t.entity, t.row_id)],
)

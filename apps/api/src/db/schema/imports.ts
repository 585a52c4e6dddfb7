import { importKinds, importStates, type EnrolReport, type ErrorToken, type ExchangeReport } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { users } from './users.ts'

/** The report of an import, by its kind. */
export interface ImportReport {
  exercises?: ExchangeReport
  people?: EnrolReport
}

/** What an import was asked to do. */
export interface ImportOptions {
  /** The unit of the sender's session, in which the duties count. */
  unity_id: number
  /** People: update codes that exist. */
  update?: boolean
  /** Only look at what would be written. */
  dry_run?: boolean
}

/** Files that were read and are written by a job, and small ones that were written at once; kept for a week. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: importKinds }).notNull(),
    /** What it goes into: a topic; imports into one are written one after the other. */
    subject_id: integer(),
    /** The name of the file. */
    name: text().notNull(),
    state: text({ enum: importStates }).notNull(),
    /** The idempotency key; null: the sender gave none. */
    press: text(),
    options: jsonb().$type<ImportOptions>().notNull(),
    /** Steps of the job, and those that are done. */
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    report: jsonb().$type<ImportReport>().notNull(),
    error: text().$type<ErrorToken>(),
    created_at: instant().notNull(),
    finished_at: instant(),
  },
  (t) => [
    unique('imports_press').on(t.user_id, t.press),
    index('imports_of_user').on(t.user_id, t.kind, t.id),
    index('imports_open')
      .on(t.kind, t.subject_id, t.id)
      .where(sql`${t.finished_at} is null`),
    index('imports_created').on(t.created_at),
  ],
)

/** What is still to be written of imports, in the order of the file. */
export const import_batches = pgTable(
  'import_batches',
  {
    import_id: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The rows as JSON, as the thread has made it: only the step that writes them reads it. */
    rows: text().notNull(),
    /** What takes the step back, as JSON; null: it was not done. */
    undo: text(),
  },
  (t) => [primaryKey({ columns: [t.import_id, t.position] })],
)

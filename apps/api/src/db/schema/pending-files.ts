import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Files that are being stored and that no row names yet: what is left of one whose server was killed is found here. */
export const pending_files = pgTable('pending_files', {
  /** Key of the file. */
  key: text().primaryKey(),
  at: instant().notNull(),
})

import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * Pictures that were stored as they had been sent, before they were written again in several sizes: the maintenance
 * rewrites them, and deletes them once nobody can have their address any more.
 */
export const former_pictures = pgTable('former_pictures', {
  /** Key of the file as it was stored. */
  key: text().primaryKey(),
  /** How often it was begun; a file that stopped the server is not tried for ever. */
  tries: integer().notNull().default(0),
  /** When it was begun last. */
  tried_at: instant(),
  /** When another file took its place; null: it waits, or cannot be decoded. */
  replaced_at: instant(),
})

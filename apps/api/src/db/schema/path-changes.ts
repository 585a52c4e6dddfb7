import { integer, pgTable } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/**
 * Changes of the course path whose learners a job is still settling: at most one, since a later change settles those of
 * the earlier one first.
 */
export const path_changes = pgTable('path_changes', {
  id: id(),
  /** The ids of the chapters of the path before and after the change, in order. */
  before: integer().array().notNull(),
  after: integer().array().notNull(),
  /** The ids of the chapters that were changed themselves. */
  touched: integer().array().notNull(),
  at: instant().notNull(),
})

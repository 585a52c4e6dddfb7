import { pgTable, text } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'

/** A unit of the school. */
export const unities = pgTable('unities', {
  id: id(),
  name: text().notNull(),
  /** IANA name. */
  time_zone: text().notNull().default('America/Sao_Paulo'),
})

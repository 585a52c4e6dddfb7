import { pgTable, text } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'

export const tribes = pgTable('tribes', {
  id: id(),
  name: text().notNull().unique(),
})

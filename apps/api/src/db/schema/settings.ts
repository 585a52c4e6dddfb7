import { pgTable, text } from 'drizzle-orm/pg-core'

/** What a school makes once and keeps, such as the secret that signs addresses of files. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
})

import { pgTable, text } from 'drizzle-orm/pg-core'

/** Values that a school generates once, such as the secret that signs the URLs of files. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
})

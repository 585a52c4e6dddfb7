import { integer, timestamp } from 'drizzle-orm/pg-core'

/** An identifier of our own; the seed and imports may set it. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** An instant in UTC; milliseconds are what a Date can hold. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

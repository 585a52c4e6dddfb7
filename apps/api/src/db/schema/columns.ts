import { boolean, integer, timestamp } from 'drizzle-orm/pg-core'

/** An identifier of our own; the seed and imports may set it. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** An instant in UTC; milliseconds are what a Date can hold. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** What everything has that people make and change: a removed thing is kept for a while, and shown to nobody. */
export const managed = () => ({
  /** Counts its changes: of two people who save at once, the second is told. */
  version: integer().notNull().default(1),
  updated_at: instant(),
  deleted_at: instant(),
})

/** What is shown once it is published and its time has come; null: at once. */
export const publication = () => ({ published: boolean().notNull().default(true), release_at: instant() })

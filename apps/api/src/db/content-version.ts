import { sql, type SQL } from 'drizzle-orm'

/** The version of all content as part of a query; a trigger changes it with every change of content, by any process. */
export const contentVersion: SQL<string> = sql<string>`coalesce((select value from settings where name = 'content.version'), '')`

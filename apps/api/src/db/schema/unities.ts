import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, managed, type ColumnsOf } from './columns.ts'

/** A unit of the school. It is archived instead of deleted, since people and classes refer to it. */
export const unities = pgTable(
  'unities',
  {
    id: id(),
    name: text().notNull(),
    /** IANA name. */
    time_zone: text().notNull().default('America/Sao_Paulo'),
    address: text().notNull().default(''),
    /** What the unit offers: whoever signs in to it has no role of what is switched off. */
    store: boolean().notNull().default(true),
    schedule: boolean().notNull().default(true),
    conference_class: boolean().notNull().default(true),
    tribe: boolean().notNull().default(true),
    /** An archived unit takes no new people and no new classes. */
    archived: boolean().notNull().default(false),
    ...managed(),
  },
  (t) => [
    uniqueIndex('unities_name_unique')
      .on(sql`lower(${t.name})`)
      .where(sql`${t.deleted_at} is null`),
  ],
) satisfies ColumnsOf<'units'>

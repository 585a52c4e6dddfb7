import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, managed } from './columns.ts'
import { unities } from './unities.ts'

/** A room of a unit, in which one class at a time takes place. */
export const rooms = pgTable(
  'rooms',
  {
    id: id(),
    unity_id: integer()
      .notNull()
      .references(() => unities.id),
    name: text().notNull(),
    /** Counts, by a trigger, the changes of its name, which calendars show. */
    name_revision: integer().notNull().default(0),
    places: integer().notNull(),
    ...managed(),
  },
  (t) => [
    uniqueIndex('rooms_name_unique')
      .on(t.unity_id, t.name)
      .where(sql`${t.deleted_at} is null`),
    check('rooms_places', sql`${t.places} > 0`),
  ],
)

/** Days without classes, both ends included, of one unit or of all. */
export const holidays = pgTable(
  'holidays',
  {
    id: id(),
    /** null: all units. */
    unity_id: integer().references(() => unities.id),
    name: text().notNull(),
    first_day: date({ mode: 'string' }).notNull(),
    last_day: date({ mode: 'string' }).notNull(),
    ...managed(),
  },
  (t) => [
    index('holidays_days').on(t.unity_id, t.first_day),
    check('holidays_days', sql`${t.last_day} >= ${t.first_day}`),
  ],
)

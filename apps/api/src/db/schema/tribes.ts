import { tribeColors, tribeSymbols } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, managed, type ColumnsOf } from './columns.ts'

export const tribes = pgTable(
  'tribes',
  {
    id: id(),
    name: text().notNull(),
    /** The symbol and the color of its badge, both by their names in the design system. */
    symbol: text({ enum: tribeSymbols }).notNull().default('hearth'),
    color: text({ enum: tribeColors }).notNull().default('brick'),
    ...managed(),
  },
  (t) => [
    uniqueIndex('tribes_name_unique')
      .on(t.name)
      .where(sql`${t.deleted_at} is null`),
  ],
) satisfies ColumnsOf<'tribes'>

/** A stretch of days for which the fortunes of the tribes are compared. */
export const seasons = pgTable(
  'seasons',
  {
    id: id(),
    name: text().notNull(),
    first_day: date({ mode: 'string' }).notNull(),
    last_day: date({ mode: 'string' }).notNull(),
    /** When its results were fixed; null: it is not over. */
    closed_at: instant(),
    ...managed(),
  },
  (t) => [check('seasons_days', sql`${t.last_day} >= ${t.first_day}`)],
) satisfies ColumnsOf<'seasons'>

/** The fortune of each tribe in a season that is closed. */
export const season_results = pgTable(
  'season_results',
  {
    season_id: integer()
      .notNull()
      .references(() => seasons.id, { onDelete: 'cascade' }),
    tribe_id: integer()
      .notNull()
      .references(() => tribes.id),
    fortune: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.season_id, t.tribe_id] }), index('season_results_tribe').on(t.tribe_id)],
)

import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { chapters } from './books.ts'
import { id, managed } from './columns.ts'
import { rooms } from './rooms.ts'
import { unities } from './unities.ts'
import { users } from './users.ts'

/** A class that recurs weekly by the wall clock of its unit; its classes are rows of `classes`, all made when it is saved. */
export const class_series = pgTable(
  'class_series',
  {
    id: id(),
    unity_id: integer()
      .notNull()
      .references(() => unities.id),
    name: text().notNull(),
    online: boolean().notNull().default(false),
    /** null: no room is taken. */
    room_id: integer().references(() => rooms.id),
    teacher_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The days of the week, 0 (Sunday) to 6 (Saturday). */
    weekdays: integer().array().notNull(),
    /** HH:MM in the time zone of the unit. */
    start_time: text().notNull(),
    minutes: integer().notNull(),
    /** 1: every week. */
    every_weeks: integer().notNull().default(1),
    first_day: date({ mode: 'string' }).notNull(),
    last_day: date({ mode: 'string' }).notNull(),
    max_students: integer().notNull(),
    /** The URL of an online class. */
    url: text().notNull().default(''),
    /** The first and the last chapter of the students whom it is for; null: no limit. */
    chapter_from_id: integer().references(() => chapters.id, { onDelete: 'set null' }),
    chapter_to_id: integer().references(() => chapters.id, { onDelete: 'set null' }),
    ...managed(),
  },
  (t) => [
    index('class_series_unity').on(t.unity_id, t.first_day),
    index('class_series_teacher').on(t.teacher_id),
    index('class_series_room').on(t.room_id),
    check('class_series_days', sql`${t.last_day} between ${t.first_day} and ${t.first_day} + 366`),
    check('class_series_minutes', sql`${t.minutes} between 1 and 1440`),
    check('class_series_places', sql`${t.max_students} > 0`),
  ],
)

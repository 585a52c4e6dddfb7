import { languages } from '@the-house/i18n/server'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { unities } from './unities.ts'
import { users } from './users.ts'

/** Classes that a unit offers. */
export const classes = pgTable(
  'classes',
  {
    id: id(),
    unity_id: integer()
      .notNull()
      .references(() => unities.id),
    name: text().notNull(),
    /** With an at-sign where it is online. */
    short_name: text().notNull(),
    room: text().notNull().default(''),
    teacher_id: integer().references(() => users.id, { onDelete: 'set null' }),
    start_date: instant().notNull(),
    end_date: instant().notNull(),
    max_students: integer().notNull(),
    /** Counts the bookings, so that a check constraint refuses one beyond the capacity. */
    scheduled_students: integer().notNull().default(0),
    /** The URL of an online class. */
    url: text(),
    cancelled_at: instant(),
  },
  (t) => [
    index('classes_week').on(t.unity_id, t.start_date),
    index('classes_teacher').on(t.teacher_id, t.start_date),
    check('classes_duration', sql`${t.end_date} > ${t.start_date}`),
    check('classes_places', sql`${t.max_students} > 0`),
    check('classes_capacity', sql`${t.scheduled_students} between 0 and ${t.max_students}`),
  ],
)

/** Bookings of classes. */
export const class_students = pgTable(
  'class_students',
  {
    class_id: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    booked_at: instant().notNull(),
    /** The attendance; null: not recorded yet. */
    present: boolean(),
  },
  (t) => [primaryKey({ columns: [t.class_id, t.user_id] }), index('class_students_user').on(t.user_id)],
)

/** The waiting list of a full class, in the order of `id`. */
export const class_waiting = pgTable(
  'class_waiting',
  {
    id: id(),
    class_id: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: instant().notNull(),
    /** The user's language at that time, used to notify of the booking. */
    language: text({ enum: languages }).notNull().default('en'),
  },
  (t) => [
    unique('class_waiting_once').on(t.class_id, t.user_id),
    index('class_waiting_line').on(t.class_id, t.id),
    index('class_waiting_user').on(t.user_id),
  ],
)

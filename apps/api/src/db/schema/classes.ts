import { languages } from '@the-house/i18n/server'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { chapters } from './books.ts'
import { class_series } from './class-series.ts'
import { id, instant, instantRange } from './columns.ts'
import { rooms } from './rooms.ts'
import { unities } from './unities.ts'
import { users } from './users.ts'

/**
 * Whether something is missing in a class by its own columns: a teacher, a room, a link, a substitute, or that it once
 * overlapped another.
 */
export const unfinishedClass = `teacher_id is null or cover_asked_at is not null or not ruled
  or (short_name not like '%@%' and room_id is null and room = '')
  or (short_name like '%@%' and coalesce(url, '') = '')`

/**
 * Classes that a unit offers. A room and a teacher have one class at a time, and a student one booking: exclusion
 * constraints over `during`, which Drizzle cannot express, are in the migration `school_operations`.
 */
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
    /** The room of the unit; null: online, or elsewhere. */
    room_id: integer().references(() => rooms.id),
    /** Where it takes place, if not in a room of the unit. */
    room: text().notNull().default(''),
    teacher_id: integer().references(() => users.id, { onDelete: 'set null' }),
    start_date: instant().notNull(),
    end_date: instant().notNull(),
    max_students: integer().notNull(),
    /** Counts the bookings, so that a check constraint refuses one beyond the capacity. */
    scheduled_students: integer().notNull().default(0),
    /** The URL of an online class. */
    url: text(),
    /** The series that it is a part of; with the day it was made for, its identity for ever. */
    series_id: integer().references(() => class_series.id, { onDelete: 'set null' }),
    /** The day of the series that it was made for, in the time zone of its unit. */
    local_day: date({ mode: 'string' }),
    /** The time of that day, HH:MM, by which it moves with the clocks of its unit. */
    local_time: text(),
    /** Whether its series no longer has its day: it is cancelled for that, and comes back with the day. */
    dropped: boolean().notNull().default(false),
    /** The fields that were changed for this class alone: a change of its series leaves them. */
    own_fields: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The teacher whom a substitute stands in for. */
    substitute_for: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When its teacher has asked for a substitute; null: no cover is asked for. */
    cover_asked_at: instant(),
    cover_reason: text().notNull().default(''),
    /** The first and the last chapter of the students whom it is for; null: no limit. */
    chapter_from_id: integer().references(() => chapters.id, { onDelete: 'set null' }),
    chapter_to_id: integer().references(() => chapters.id, { onDelete: 'set null' }),
    /** Counts the changes that its people are told of: a letter of an earlier one is not sent. */
    sequence: integer().notNull().default(0),
    /** Counts, by a trigger, the changes of what calendars show of it: iCalendar's SEQUENCE, with those of its room and teacher. */
    revision: integer().notNull().default(0),
    /** The version for optimistic locking. */
    version: integer().notNull().default(1),
    updated_at: instant(),
    cancelled_at: instant(),
    cancel_reason: text().notNull().default(''),
    /** Whether conflicts are refused; false: it overlapped others before they were. */
    ruled: boolean().notNull().default(true),
    /** When it takes room and people: empty once it is cancelled. */
    during: instantRange().generatedAlwaysAs(
      sql`case when cancelled_at is null then tstzrange(start_date, end_date) else 'empty'::tstzrange end`,
    ),
  },
  (t) => [
    index('classes_week').on(t.unity_id, t.start_date),
    index('classes_teacher').on(t.teacher_id, t.start_date),
    // For what is missing in classes of the whole school, and for those that begin soon or on a holiday.
    index('classes_unfinished')
      .on(t.start_date)
      .where(sql.raw(`cancelled_at is null and (${unfinishedClass})`)),
    index('classes_start')
      .on(t.start_date)
      .where(sql`${t.cancelled_at} is null`),
    index('classes_room').on(t.room_id, t.start_date),
    unique('classes_instance').on(t.series_id, t.local_day),
    // For the foreign key by which bookings know when they are.
    unique('classes_during').on(t.id, t.during),
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
    /** As the class's, by a trigger and a foreign key of the migration `school_operations`. */
    during: instantRange(),
    ruled: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.class_id, t.user_id] }), index('class_students_user').on(t.user_id)],
)

/** The waiting list of a full class, in the order of `position` and `id`. */
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
    /** 0: behind all others; below: whoever had to give a place back stands before those who wait. */
    position: integer().notNull().default(0),
    /** The user's language at that time, used to notify of the booking. */
    language: text({ enum: languages }).notNull().default('en'),
  },
  (t) => [
    unique('class_waiting_once').on(t.class_id, t.user_id),
    index('class_waiting_line').on(t.class_id, t.position, t.id),
    index('class_waiting_user').on(t.user_id),
  ],
)

import { profiles } from '@the-house/domain'
import { languages } from '@the-house/i18n/server'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { chapters } from './books.ts'
import { id, instant } from './columns.ts'
import { tribes } from './tribes.ts'
import { unities } from './unities.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    /** Counts, by a trigger, the changes of the name, which calendars show of a teacher. */
    name_revision: integer().notNull().default(0),
    /** When the name was last changed; null: never. */
    named_at: instant(),
    email: text().notNull().unique(),
    /** PHC string; null until the user has set a password. */
    password_hash: text(),
    profile: text({ enum: profiles }).notNull().default('STUDENT'),
    admin: boolean().notNull().default(false),
    /** The unit that a new session starts in. */
    unity_id: integer()
      .notNull()
      .references(() => unities.id),
    tribe_id: integer().references(() => tribes.id),
    /** The current chapter of the course path, written by `settle` alone; null: the path is empty. */
    chapter_id: integer().references(() => chapters.id),
    /** Number of the furthest speaking chapter that was opened. */
    speaking: integer().notNull().default(1),
    /** Key of a file. */
    avatar: text(),
    cpf: text(),
    cellphone: text(),
    birthday: date({ mode: 'string' }),
    /** The version of the calendar feed URL: incrementing it invalidates the previous URL. */
    calendar_version: integer().notNull().default(1),
    /** When a calendar has last read the feed; null: none does. */
    calendar_read_at: instant(),
    /** The language that the user has signed in with last, for mails that others cause; null: not known yet. */
    language: text({ enum: languages }),
    /** About when the user has last changed anything, where lists are read from a replica; null: not lately. */
    wrote_at: instant(),
    disabled_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
    check('users_profile', sql`${t.profile} in ('STUDENT', 'TEACHER', 'AUTODIDACT')`),
    // The few whom every change of a timetable concerns.
    index('users_admin')
      .on(t.id)
      .where(sql`${t.admin}`),
    // By name within a filter of the list of people, so that a page of it reads no others.
    index('users_unity_name').on(t.unity_id, sql`plain_text(${t.name})`, t.id),
    index('users_tribe_name').on(t.tribe_id, sql`plain_text(${t.name})`, t.id),
    index('users_profile_name').on(t.profile, sql`plain_text(${t.name})`, t.id),
    index('users_disabled_name')
      .on(sql`plain_text(${t.name})`, t.id)
      .where(sql`${t.disabled_at} is not null`),
    index('users_chapter').on(t.chapter_id),
    index('users_name').on(sql`plain_text(${t.name})`, t.id),
    index('users_created').on(t.created_at, t.id),
    index('users_words').using('gin', sql`words_of(array[${t.name}, ${t.email}])`),
  ],
)

/** The units of a user. */
export const user_unities = pgTable(
  'user_unities',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    unity_id: integer()
      .notNull()
      .references(() => unities.id),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.unity_id] }),
    // The members of a unit, without a look at those of all others.
    index('user_unities_unity').on(t.unity_id, t.user_id),
  ],
)

import { profiles } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { chapters } from './books.ts'
import { instant } from './columns.ts'
import { tribes } from './tribes.ts'
import { unities } from './unities.ts'
import { users } from './users.ts'

/** Enrolment codes of the school: each belongs to one person, unit and tribe. */
export const enrolments = pgTable(
  'enrolments',
  {
    code: text().primaryKey(),
    profile: text({ enum: profiles }).notNull(),
    unity_id: integer()
      .notNull()
      .references(() => unities.id),
    tribe_id: integer().references(() => tribes.id),
    /** The chapter that the person starts at; null: the first one. */
    chapter_id: integer().references(() => chapters.id, { onDelete: 'set null' }),
    name: text().notNull(),
    cpf: text(),
    /** Where it is known and no e-mail is, it is asked before the code shows anything. */
    birthday: date({ mode: 'string' }),
    /** Where it is known, only this e-mail can register with the code; lower case. */
    email: text(),
    /** The user who registered with the code; it is used once. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    used_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    index('enrolments_user').on(t.user_id),
    // The partial index of unused codes, for the list of open invitations.
    index('enrolments_free_name')
      .on(sql`plain_text(${t.name})`, t.code)
      .where(sql`${t.used_at} is null`),
    index('enrolments_free_unity')
      .on(t.unity_id, sql`plain_text(${t.name})`, t.code)
      .where(sql`${t.used_at} is null`),
    index('enrolments_free_profile')
      .on(t.profile, sql`plain_text(${t.name})`, t.code)
      .where(sql`${t.used_at} is null`),
    index('enrolments_free_tribe')
      .on(t.tribe_id, sql`plain_text(${t.name})`, t.code)
      .where(sql`${t.used_at} is null`),
    index('enrolments_free_created')
      .on(t.created_at, t.code)
      .where(sql`${t.used_at} is null`),
    index('enrolments_free_words')
      .using('gin', sql`words_of(array[${t.name}, ${t.email}, ${t.code}])`)
      .where(sql`${t.used_at} is null`),
    // Who has a code already, by what a file without codes tells of a person.
    index('enrolments_email')
      .on(t.email)
      .where(sql`${t.email} is not null`),
    index('enrolments_cpf')
      .on(t.cpf)
      .where(sql`${t.cpf} is not null`),
    index('enrolments_born')
      .on(t.birthday, t.name)
      .where(sql`${t.birthday} is not null`),
    check('enrolments_profile', sql`${t.profile} in ('STUDENT', 'TEACHER', 'AUTODIDACT')`),
    check('enrolments_email_lower', sql`${t.email} = lower(${t.email})`),
  ],
)

import { alias } from 'drizzle-orm/pg-core'
import { placeOfClass } from './place.ts'
import { classes, users } from '../db/schema/index.ts'

/** The teachers of classes, for a query of `users` too. */
export const teachers = alias(users, 'teachers')

const { id, name, start_date, end_date, cancelled_at, sequence, updated_at } = classes

/** What calendars say of a class, for a query that joins its teacher. */
export const calendarColumns = {
  one: { id, name, start_date, end_date, cancelled_at, sequence, updated_at },
  room: placeOfClass,
  teacher: teachers.name,
}

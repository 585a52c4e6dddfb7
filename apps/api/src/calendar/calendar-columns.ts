import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { classes, rooms, users } from '../db/schema/index.ts'
import { placeOfClass } from './place.ts'

/** The teachers of classes, for a query of `users` too. */
export const teachers = alias(users, 'teachers')

const { id, name, start_date, end_date, cancelled_at, sequence } = classes

/** When anything of a class was last changed, or its room, whose name it says. */
const updated_at = sql<Date | null>`greatest(${classes.updated_at},
  (select ${rooms.updated_at} from ${rooms} where ${rooms.id} = ${classes.room_id}))`.mapWith(classes.updated_at)

/** What calendars say of a class, for a query that joins its teacher. */
export const calendarColumns = {
  one: { id, name, start_date, end_date, cancelled_at, sequence },
  room: placeOfClass,
  updated_at,
  teacher: teachers.name,
}

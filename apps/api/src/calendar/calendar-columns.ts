import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { classes, rooms, users } from '../db/schema/index.ts'
import { placeOfClass } from './place.ts'

/** The teachers of classes, for a query of `users` too. */
export const teachers = alias(users, 'teachers')

const { id, name, start_date, end_date, cancelled_at } = classes

/** How often what calendars show of a class has changed, the names of its room and its teacher included. */
const revision = sql<number>`${classes.revision} + coalesce(${teachers.name_revision}, 0) + coalesce(
  (select ${rooms.name_revision} from ${rooms} where ${rooms.id} = ${classes.room_id}), 0)`.mapWith(classes.revision)

/** When anything of a class was last changed, or its room or the name of its teacher, which it says. */
const updated_at = sql<Date | null>`greatest(${classes.updated_at}, ${teachers.named_at},
  (select ${rooms.updated_at} from ${rooms} where ${rooms.id} = ${classes.room_id}))`.mapWith(classes.updated_at)

/** What calendars say of a class, for a query that joins its teacher. */
export const calendarColumns = {
  one: { id, name, start_date, end_date, cancelled_at },
  room: placeOfClass,
  revision,
  updated_at,
  teacher: teachers.name,
}

import { sql } from 'drizzle-orm'
import { classes, rooms } from '../db/schema/index.ts'

/** The condition that a class is online, which its short name says: `isOnlineClass` of the domain. */
export const isOnline = sql<boolean>`${classes.short_name} like '%@%'`

/** Where a class takes place: the name of its room, or the words of a class that has none. */
export const placeOfClass = sql<string>`coalesce(
  (select ${rooms.name} from ${rooms} where ${rooms.id} = ${classes.room_id}), ${classes.room})`

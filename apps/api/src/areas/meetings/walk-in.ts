import { DomainError, limits, type QueryOf, type meetingCalls } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { classes, rooms, users } from '../../db/schema/index.ts'
import { listBookableStudents } from '../timetable/bookable-students.ts'
import { bookFor } from '../timetable/people.ts'
import { isStudentOf } from '../timetable/students.ts'
import type { LockedClass } from '../timetable/work.ts'
import { assertRecordable } from './presence.ts'
import { pressTaught } from './press-taught.ts'
import { isTaughtBy } from './taught.ts'

const minuteMs = 60_000

/** How many can come: as many as the room holds, where that is more than can book. */
async function placesOf(tx: Db, { room_id, max_students }: LockedClass): Promise<number> {
  if (room_id === null) return max_students
  const [room] = await tx.select({ places: rooms.places }).from(rooms).where(eq(rooms.id, room_id))
  return Math.max(max_students, room?.places ?? 0)
}

/**
 * Adds a student of the unit who comes without a booking: from when the class opens, marked as present once it has
 * begun, and for as long as attendance is recorded.
 */
export const addWalkIn = (
  context: AppContext,
  teacher: AuthenticatedUser,
  { id, user_id }: { id: number; user_id: number },
): Promise<void> =>
  pressTaught(context, teacher, id, async (work, one) => {
    const { tx, now } = work
    const opens = one.start_date.getTime() - limits.meetingOpensMinutes * minuteMs
    assertRecordable({ ...one, start_date: new Date(opens) }, now)
    if ((await tx.$count(users, and(eq(users.id, user_id), isStudentOf(tx, one.unity_id)))) === 0)
      throw new DomainError('notFound')
    const present = now >= one.start_date ? true : null
    await bookFor(work, one, { user_id, places: await placesOf(tx, one), present })
  })

/** Returns a page of the students of the unit who have no booking of a class that the teacher gives, by name. */
export async function listWalkIns(
  db: Db,
  teacher: AuthenticatedUser,
  { id, ...query }: QueryOf<typeof meetingCalls.walkIns> & { id: number },
) {
  const [one] = await db
    .select({ id: classes.id, unity_id: classes.unity_id })
    .from(classes)
    .where(and(eq(classes.id, id), isTaughtBy(teacher)))
  if (!one) throw new DomainError('notFound')
  return listBookableStudents(db, one, query)
}

import { DomainError, type Meeting } from '@the-house/domain'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isOnline } from '../../calendar/place.ts'
import type { Db } from '../../db/client.ts'
import { class_students, classes, unities, users } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { beginsIn, today } from '../schedules/days.ts'
import { access } from './status.ts'

type Viewer = Pick<AuthenticatedUser, 'id' | 'unity_id' | 'admin'>
type Parts = Pick<AppContext, 'db' | 'clock'>

const booking = alias(class_students, 'booking')

/** Selects the online classes of the caller's unit, and whether the caller has booked them. */
const selectOnline = (db: Db, { id }: Viewer) =>
  db
    .select({
      one: getTableColumns(classes),
      teacher: users.name,
      booked: sql<boolean>`${booking.user_id} is not null`,
    })
    .from(classes)
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    .leftJoin(users, eq(users.id, classes.teacher_id))
    .leftJoin(booking, and(eq(booking.class_id, classes.id), eq(booking.user_id, id)))

const isOnlineOf = ({ unity_id }: Viewer) => and(eq(classes.unity_id, unity_id), isOnline)

/** Lists the online classes of the caller's unit by start time: today and the next six days in the unit's time zone. */
export async function listMeetings({ db, clock }: Parts, viewer: Viewer): Promise<Meeting[]> {
  const now = clock()
  const rows = await selectOnline(db, viewer)
    .where(and(isOnlineOf(viewer), beginsIn(today(now), 7)))
    .orderBy(asc(classes.start_date), asc(classes.id))
  return rows.map(({ one, teacher, booked }) => ({
    id: one.id,
    name: one.name,
    teacher: teacher ?? '',
    data: one.start_date.toISOString(),
    end_date: one.end_date.toISOString(),
    scheduled: booked,
    ...access(one, { comes: booked || viewer.admin, now }),
  }))
}

/** Returns the current status of an online class of the caller's unit, for polling. */
export async function findStatus({ db, clock }: Parts, viewer: Viewer, id: number) {
  const [found] = await selectOnline(db, viewer).where(and(isOnlineOf(viewer), eq(classes.id, id)))
  if (!found) throw new DomainError('notFound')
  return { id, ...access(found.one, { comes: found.booked || viewer.admin, now: clock() }) }
}

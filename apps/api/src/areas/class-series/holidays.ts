import { DomainError } from '@the-house/domain'
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { classes, holidays, unities } from '../../db/schema/index.ts'
import { isUnitOfDuty } from '../../db/scope.ts'
import { announceAll } from '../timetable/announce-all.ts'
import { cancelClassIn } from '../timetable/cancel.ts'
import { placing } from '../schedules/conflict.ts'
import type { Outcome } from '../timetable/news.ts'
import { lockClasses, lockPeople } from '../timetable/work.ts'

/**
 * Cancels the classes on the days of a holiday that have not begun, in the units whose timetable the user makes; the
 * name of the holiday is the reason. Pressed again, it cancels what has been added since.
 */
export function cancelOnHoliday(
  { db, clock, jobs }: AppContext,
  user: AuthenticatedUser,
  id: number,
): Promise<{ cancelled: number }> {
  return placing(db, async (tx) => {
    const now = clock()
    const isOwn = isUnitOfDuty(tx, user, 'TIMETABLE', holidays.unity_id)
    const [holiday] = await tx
      .select()
      .from(holidays)
      .where(and(eq(holidays.id, id), isNull(holidays.deleted_at), isOwn && or(isNull(holidays.unity_id), isOwn)))
      .for('share')
    if (!holiday) throw new DomainError('notFound')
    const { first_day, last_day, unity_id, name } = holiday
    const isOnIt = sql`(${classes.start_date} at time zone ${unities.time_zone})::date between ${first_day}::date and ${last_day}::date`
    const ids = tx
      .select({ id: classes.id })
      .from(classes)
      .innerJoin(unities, eq(unities.id, classes.unity_id))
      .where(
        and(
          unity_id === null ? isUnitOfDuty(tx, user, 'TIMETABLE', classes.unity_id) : eq(classes.unity_id, unity_id),
          isOnIt,
          // The bounds are there for the index: local days begin within a day of those of the server.
          sql`${classes.start_date} between ${first_day}::date - interval '2 days' and ${last_day}::date + interval '3 days'`,
          isNull(classes.cancelled_at),
          gt(classes.start_date, now),
        ),
      )
    const going = (await lockClasses(tx, inArray(classes.id, ids))).filter(({ cancelled_at }) => !cancelled_at)
    await lockPeople(tx, going)
    const work = { tx, user, now, jobs }
    const outcomes: Outcome[] = []
    for (const one of going) outcomes.push(await cancelClassIn(work, one, name))
    await announceAll(work, outcomes, `holiday ${id} ${now.getTime()}`)
    return { cancelled: going.length }
  })
}

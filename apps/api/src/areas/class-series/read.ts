import { DomainError, type QueryOf, type Series, type timetableCalls } from '@the-house/domain'
import { and, eq, exists, gt, isNull, min, not, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../db/client.ts'
import { byName, rowsOf } from '../../db/page.ts'
import { class_series, classes, rooms, users } from '../../db/schema/index.ts'
import { isUnitOfDuty } from '../../db/scope.ts'
import { matchesSearch } from '../../db/search.ts'
import { findUnit, type Maker } from '../timetable/read.ts'

type Parts = Pick<AppContext, 'db' | 'clock'>

const teachers = alias(users, 'teachers')

/** The condition that a class of the series is ahead. */
const isAhead = (now: Date) =>
  and(eq(classes.series_id, class_series.id), isNull(classes.cancelled_at), gt(classes.start_date, now))

async function select(db: Db, now: Date, where: SQL | undefined, page?: { limit: number; offset: number }) {
  const ahead = db
    .select({ number: sql<number>`count(*)::int`.as('number'), next_at: min(classes.start_date).as('next_at') })
    .from(classes)
    .where(isAhead(now))
    .as('ahead')
  const query = db
    .select({
      one: class_series,
      room: { id: rooms.id, name: rooms.name },
      teacher: { id: teachers.id, name: teachers.name },
      ahead: ahead.number,
      next_at: ahead.next_at,
    })
    .from(class_series)
    .leftJoin(rooms, eq(rooms.id, class_series.room_id))
    .leftJoin(teachers, eq(teachers.id, class_series.teacher_id))
    .leftJoinLateral(ahead, sql`true`)
    .where(and(isNull(class_series.deleted_at), where))
    .orderBy(...byName(class_series))
  const rows = await (page ? query.limit(page.limit).offset(page.offset) : query)
  return rows.map(
    ({ one: { updated_at: _at, deleted_at: _gone, ...one }, ahead: number, next_at, ...named }): Series => ({
      ...one,
      ...named,
      ahead: number ?? 0,
      next_at: next_at ? new Date(next_at).toISOString() : null,
    }),
  )
}

/** Returns a page of the series of a unit that have classes ahead, or of those that are over, by name. */
export async function readSeriesPage(
  { db, clock }: Parts,
  user: Maker,
  { unity_id, term, over, page, size }: QueryOf<typeof timetableCalls.seriesList>,
) {
  const now = clock()
  await findUnit(db, user, unity_id)
  const hasMore = exists(db.select({ id: classes.id }).from(classes).where(isAhead(now)))
  const where = and(
    eq(class_series.unity_id, unity_id),
    isNull(class_series.deleted_at),
    over ? not(hasMore) : hasMore,
    matchesSearch([class_series.name], term),
  )
  const content = await select(db, now, where, rowsOf({ page, size }))
  return { content, meta: { page, size, total: await db.$count(class_series, where) } }
}

/** Returns every series of a unit that has classes ahead, by name. */
export const readSeriesAhead = ({ db, clock }: Parts, unity_id: number): Promise<Series[]> => {
  const now = clock()
  const hasMore = exists(db.select({ id: classes.id }).from(classes).where(isAhead(now)))
  return select(db, now, and(eq(class_series.unity_id, unity_id), hasMore))
}

/** Returns a series of a unit whose timetable the user makes. */
export async function readSeries({ db, clock }: Parts, user: Maker, id: number): Promise<Series> {
  const isOwn = isUnitOfDuty(db, user, 'TIMETABLE', class_series.unity_id)
  const [found] = await select(db, clock(), and(eq(class_series.id, id), isOwn))
  if (!found) throw new DomainError('notFound')
  return found
}

import { DomainError, type SeriesForm } from '@the-house/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { class_series, rooms, unities } from '../../db/schema/index.ts'
import { holdUnit } from '../../db/open-units.ts'
import { isUnitOfDuty } from '../../db/scope.ts'
import type { Occurrence } from '../../timetable/occurrences.ts'
import type { Maker } from '../timetable/read.ts'
import type { ClassValues } from '../timetable/values.ts'

export type SeriesRow = typeof class_series.$inferSelect

/** A series under a row lock, with the time zone of its unit. */
export interface LockedSeries extends SeriesRow {
  time_zone: string
}

/** The fields of a form, without the unit, which a series keeps. */
export type SeriesFields = Omit<SeriesForm, 'unity_id'>

/**
 * Locks a series of a unit whose timetable the user makes, and before it the unit and the room that it is to have:
 * whoever changes one of them locks it before series and classes, too.
 */
export async function lockSeries(
  tx: Db,
  user: Maker,
  { id, room_id = null }: { id: number; room_id?: number | null },
): Promise<LockedSeries> {
  await holdUnit(tx, sql`(select ${class_series.unity_id} from ${class_series} where ${class_series.id} = ${id})`)
  if (room_id !== null) await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, room_id)).for('share')
  const isOwn = isUnitOfDuty(tx, user, 'TIMETABLE', class_series.unity_id)
  const [found] = await tx
    .select({ one: class_series, time_zone: unities.time_zone })
    .from(class_series)
    .innerJoin(unities, eq(unities.id, class_series.unity_id))
    .where(and(eq(class_series.id, id), isNull(class_series.deleted_at), isOwn))
    .for('update', { of: class_series })
  if (!found) throw new DomainError('notFound')
  return { ...found.one, time_zone: found.time_zone }
}

/** The columns of a series: an online one takes no room, and only an online one has a link. */
export const columnsOf = ({ online, room_id, url, weekdays, ...rest }: SeriesFields): SeriesFields => ({
  ...rest,
  online,
  room_id: online ? null : room_id,
  url: online ? url : '',
  weekdays: Array.from(new Set(weekdays)).toSorted((one, other) => one - other),
})

/** What a class of a series is, unless it was changed by itself. */
export const classOf = (
  {
    name,
    online,
    room_id,
    teacher_id,
    max_students,
    url,
    chapter_from_id,
    chapter_to_id,
  }: Omit<ClassValues, 'start_date' | 'end_date' | 'substitute_for'>,
  { start_date, end_date }: Pick<Occurrence, 'start_date' | 'end_date'>,
): ClassValues => ({
  name,
  online,
  room_id,
  teacher_id,
  substitute_for: null,
  start_date,
  end_date,
  max_students,
  url,
  chapter_from_id,
  chapter_to_id,
})

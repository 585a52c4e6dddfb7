import { DomainError } from '@the-house/domain'
import { and, asc, desc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import { wallTime } from '../calendar/wall-time.ts'
import type { Db } from '../db/client.ts'
import { class_series, classes, unities } from '../db/schema/index.ts'
import type { Writing } from './writing.ts'

type Row = Record<string, unknown>

/** The condition that a class in a room is not over and not cancelled. */
const isAheadIn = (room_id: number, now: Date) =>
  and(eq(classes.room_id, room_id), isNull(classes.cancelled_at), gt(classes.end_date, now))

/** Returns the first of some classes in an order, with its begin by the wall clock. */
async function firstOf(tx: Db, where: SQL | undefined, order: SQL) {
  const { name, start_date, scheduled_students } = classes
  const [found] = await tx
    .select({ name, start_date, scheduled_students, time_zone: unities.time_zone })
    .from(classes)
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    .where(where)
    .orderBy(order)
    .limit(1)
  if (!found) return undefined
  const { date, time } = wallTime(found.start_date, found.time_zone, 'en')
  return { name: found.name, start: `${date} ${time}`, students: String(found.scheduled_students) }
}

/** Refuses fewer places than a class ahead has students, and the move of a room with classes ahead to another unit. */
export async function roomErrors(tx: Db, { places, unity_id }: Row, kept: Row | undefined, now: Date) {
  if (!kept) return undefined
  const ahead = isAheadIn(Number(kept['id']), now)
  const fullest = and(ahead, gt(classes.scheduled_students, Number(places)))
  const values = await firstOf(tx, fullest, desc(classes.scheduled_students))
  if (values) throw new DomainError('room.tooSmall', undefined, { values })
  if (unity_id === kept['unity_id'] || (await tx.$count(classes, ahead)) === 0) return undefined
  return { unity_id: 'validation.roomInUse' }
}

/** Refuses to remove a room with classes ahead, by their number and the next one. */
export async function assertRoomUnused(tx: Db, { id }: Row, now: Date): Promise<void> {
  const ahead = isAheadIn(Number(id), now)
  const next = await firstOf(tx, ahead, asc(classes.start_date))
  if (!next) return
  const count = String(await tx.$count(classes, ahead))
  throw new DomainError('room.inUse', undefined, { values: { ...next, count } })
}

/** Lets the classes ahead in a room, and its series, offer no more than its places. */
export async function limitToPlaces({ tx, at }: Writing, { after }: { after: Row }): Promise<void> {
  const [room_id, places] = [Number(after['id']), Number(after['places'])]
  const set = { max_students: places, updated_at: at }
  await tx
    .update(classes)
    .set({ ...set, version: sql`${classes.version} + 1` })
    .where(and(isAheadIn(room_id, at), gt(classes.max_students, places)))
  await tx
    .update(class_series)
    .set({ ...set, version: sql`${class_series.version} + 1` })
    .where(and(eq(class_series.room_id, room_id), gt(class_series.max_students, places)))
}

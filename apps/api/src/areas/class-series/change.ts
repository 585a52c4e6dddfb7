import { DomainError, type BodyOf, type timetableCalls } from '@the-house/domain'
import { and, eq, gte } from 'drizzle-orm'
import { conflictOf } from '../../crud/conflict-of.ts'
import type { Db } from '../../db/client.ts'
import { assertOpenUnit } from '../../db/open-units.ts'
import { class_series, classes, rooms } from '../../db/schema/index.ts'
import type { Occurrence } from '../../timetable/occurrences.ts'
import { reconcile } from '../../timetable/reconcile.ts'
import { assertFits } from '../timetable/fits.ts'
import { newsOfAssigned } from '../timetable/assigned.ts'
import type { Outcome } from '../timetable/news.ts'
import { lockClasses, lockPeople, type LockedClass, type Work } from '../timetable/work.ts'
import { insertClasses } from './create.ts'
import { assertDays, planOf, todayIn, type Plan } from './days.ts'
import { keepClasses } from './keep.ts'
import { auditName, recordSeries } from './record.ts'
import { removeClasses } from './remove.ts'
import { columnsOf, type LockedSeries, type SeriesRow } from './series-row.ts'

/** What saving a series has done to its classes. */
export interface SeriesOutcome {
  series: SeriesRow
  created: number
  changed: number
  cancelled: number
  outcomes: Outcome[]
  plan: Plan
  /** The classes that the series has from the day on. */
  ahead: Occurrence[]
  from: string
}

/** Refuses a version that is not the newest, by who has changed the series last. */
export async function assertVersion(tx: Db, { id, version }: LockedSeries, read: number): Promise<void> {
  if (read !== version) throw await conflictOf(tx, { entity: auditName, table: class_series }, id)
}

interface Rows {
  /** Those that have not begun, under their locks. */
  ahead: LockedClass[]
  /** The days that have a class already, whatever its time. */
  days: Set<string>
}

/** Locks the classes of a series from a day on that have not begun, with everybody whom they concern. */
export async function lockRows({ tx, now }: Work, series: SeriesRow, from: string, others: (number | null)[] = []) {
  const rows = await lockClasses(tx, and(eq(classes.series_id, series.id), gte(classes.local_day, from)))
  const ahead = rows.filter(({ start_date }) => start_date > now)
  await lockPeople(tx, ahead, others)
  const days = new Set(rows.flatMap(({ local_day }) => local_day ?? []))
  return { ahead, days } satisfies Rows
}

const placesOf = async (tx: Db, room_id: number | null) => {
  if (room_id === null) return null
  const [room] = await tx.select({ places: rooms.places }).from(rooms).where(eq(rooms.id, room_id))
  return room?.places ?? null
}

type Change = Omit<BodyOf<typeof timetableCalls.changeSeries>, 'version'>

/** Saves a locked series from a day on, in the transaction of the caller, who tells its people when all is done. */
export async function changeSeriesIn(work: Work, before: LockedSeries, change: Change): Promise<SeriesOutcome> {
  const { tx, now } = work
  const { from_day, release, ...form } = change
  const { id, unity_id, time_zone } = before
  const today = todayIn(time_zone, now)
  const from = from_day && from_day > today ? from_day : today
  const fields = columnsOf(form)
  assertDays(fields, today)
  // Weeks are counted from the first day, so that it stays as soon as classes stay that were made by it.
  if (fields.first_day !== before.first_day && before.first_day < from)
    throw new DomainError('validation', { first_day: 'validation.seriesBegun' })
  await assertFits(tx, unity_id, fields, before)
  const plan = await planOf(tx, unity_id, { ...fields, time_zone })
  const [after] = await tx
    .update(class_series)
    .set({ ...fields, version: before.version + 1, updated_at: now })
    .where(eq(class_series.id, id))
    .returning()
  if (!after) throw new DomainError('notFound')
  await recordSeries(work, { id, action: 'UPDATE', before, after })

  const { ahead: rows, days } = await lockRows(work, before, from, [after.teacher_id])
  const byDay = new Map(plan.all.map((one) => [one.local_day, one]))
  const known = rows.map((row) => ({ ...row, local_day: row.local_day ?? '' }))
  const { keep, create, remove } = reconcile(known, Array.from(byDay.keys()), from)
  const gone = new Set(remove)
  const { removed, outcomes } = await removeClasses(
    work,
    rows.filter((row) => gone.has(row.id)),
    '',
  )
  const kept = keep.flatMap((one) => {
    const wanted = byDay.get(one.local_day)
    return wanted ? [{ one, wanted }] : []
  })
  const saved = { now, before, after, places: await placesOf(tx, after.room_id), release }
  const changed = await keepClasses(work, kept, saved, plan.holidays)
  const made = create.flatMap((day) => {
    const wanted = byDay.get(day)
    return !wanted || days.has(day) || plan.holidays.has(day) || wanted.start_date <= now ? [] : [wanted]
  })
  if (made.length > 0) await assertOpenUnit(tx, unity_id)
  const assigned = await newsOfAssigned(work, await insertClasses(work, after, made))
  return {
    series: after,
    created: made.length,
    changed: changed.length,
    cancelled: removed,
    outcomes: [...outcomes, ...changed, ...assigned],
    plan,
    ahead: plan.all.filter(({ local_day, start_date }) => local_day >= from && start_date > now),
    from,
  }
}

import { eq } from 'drizzle-orm'
import { classes } from '../../db/schema/index.ts'
import type { Occurrence } from '../../timetable/occurrences.ts'
import { restoreClassIn } from '../timetable/cancel.ts'
import { changeClassIn } from '../timetable/change.ts'
import { nothing, type Outcome } from '../timetable/news.ts'
import { recordClass } from '../timetable/record.ts'
import { columnsOf, consistent, differing, valuesOf, type ClassValues } from '../timetable/values.ts'
import type { LockedClass, Work } from '../timetable/work.ts'
import { classOf, type SeriesRow } from './series-row.ts'

/** A class with what its series wants of it. */
export interface Kept {
  one: LockedClass
  wanted: Occurrence
}

interface Saved {
  now: Date
  before: SeriesRow
  after: SeriesRow
  /** The places of the room of the series; null: no room. */
  places: number | null
  release: boolean
}

/** The fields that a class keeps: its own ones, both ends of its time where one is own, and a time that is not ahead. */
function ownOf({ one, wanted }: Kept, now: Date): Set<string> {
  const own = new Set(one.own_fields)
  if (wanted.start_date <= now) own.add('start_date')
  if (own.has('start_date') || own.has('end_date')) own.add('start_date').add('end_date')
  return own
}

/** The values that a class takes of its series: all but its own. A substitute stands in for the new teacher then. */
function setOf(kept: Kept, { before, after, places, now }: Saved): Partial<ClassValues> {
  const { one, wanted } = kept
  const own = ownOf(kept, now)
  const { substitute_for: _none, ...values } = classOf(after, wanted)
  const set: Partial<ClassValues> = Object.fromEntries(Object.entries(values).filter(([name]) => !own.has(name)))
  const { teacher_id } = after
  if (one.substitute_for !== null && one.substitute_for === before.teacher_id)
    set.substitute_for = one.teacher_id === teacher_id ? null : teacher_id
  // What it offers by itself was meant for another room.
  if (places !== null && own.has('max_students') && !own.has('room_id') && one.max_students > places)
    set.max_students = places
  return set
}

/** Writes values of a cancelled class, of which nobody is told. */
export async function setSilently(work: Work, one: LockedClass, set: Partial<ClassValues>): Promise<LockedClass> {
  const kept = valuesOf(one)
  const values = consistent({ ...kept, ...set })
  if (differing(kept, values).size === 0) return one
  const [after] = await work.tx
    .update(classes)
    .set({ ...columnsOf(values), version: one.version + 1, updated_at: work.now })
    .where(eq(classes.id, one.id))
    .returning()
  if (!after) throw new Error('The class is not there.')
  await recordClass(work, { id: one.id, action: 'UPDATE', before: one, after })
  return { ...one, ...after }
}

/** Brings a class in line with its series. */
async function keepClass(work: Work, kept: Kept, saved: Saved, isHoliday: boolean): Promise<Outcome> {
  const { one } = kept
  const set = setOf(kept, saved)
  const back = one.cancelled_at !== null && one.dropped && !isHoliday
  const next = {
    ...(set.start_date && { local_time: saved.after.start_time }),
    ...((back || !one.cancelled_at) && { dropped: false }),
  }
  if (Object.keys(next).length > 0) await work.tx.update(classes).set(next).where(eq(classes.id, one.id))
  if (!one.cancelled_at) return changeClassIn(work, one, { set, release: saved.release, own: false })
  const after = await setSilently(work, one, set)
  return back ? restoreClassIn(work, after) : nothing
}

/** Brings the classes of a series in line with it; they move in an order in which none meets another's old time. */
export async function keepClasses(
  work: Work,
  rows: readonly Kept[],
  saved: Saved,
  holidays: ReadonlySet<string>,
): Promise<Outcome[]> {
  const isLater = (kept: Kept) =>
    !ownOf(kept, saved.now).has('start_date') && kept.wanted.start_date > kept.one.start_date
  const outcomes: Outcome[] = []
  for (const kept of rows.some(isLater) ? rows.toReversed() : rows)
    outcomes.push(await keepClass(work, kept, saved, holidays.has(kept.wanted.local_day)))
  return outcomes.filter((one) => one !== nothing)
}

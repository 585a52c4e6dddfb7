import { eq } from 'drizzle-orm'
import { class_series } from '../../db/schema/index.ts'
import type { Outcome } from '../timetable/news.ts'
import type { Work } from '../timetable/work.ts'
import { lockRows } from './change.ts'
import { todayIn } from './days.ts'
import { recordSeries } from './record.ts'
import { removeClasses } from './remove.ts'
import type { LockedSeries, SeriesRow } from './series-row.ts'

const dayMs = 86_400_000
const dayBefore = (day: string) => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)

interface End {
  from_day: string
  reason: string
}

/** Ends a locked series: its classes from a day on that have not begun are removed. */
export async function endSeriesIn(
  work: Work,
  before: LockedSeries,
  { from_day, reason }: End,
): Promise<{ series: SeriesRow; outcomes: Outcome[] }> {
  const { tx, now } = work
  const today = todayIn(before.time_zone, now)
  const from = from_day > today ? from_day : today
  const last = dayBefore(from)
  const { ahead } = await lockRows(work, before, from)
  const { outcomes } = await removeClasses(work, ahead, reason)
  // A series has one day at least, also where none of its classes is left.
  const ended = last < before.first_day ? before.first_day : last
  const set = { last_day: ended < before.last_day ? ended : before.last_day }
  const [after] = await tx
    .update(class_series)
    .set({ ...set, version: before.version + 1, updated_at: now })
    .where(eq(class_series.id, before.id))
    .returning()
  if (!after) throw new Error('The series is not there.')
  await recordSeries(work, { id: before.id, action: 'UPDATE', before, after })
  return { series: after, outcomes }
}

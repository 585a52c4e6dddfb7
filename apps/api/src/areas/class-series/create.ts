import { DomainError, type SeriesForm } from '@the-house/domain'
import { assertOpenUnit, holdUnit } from '../../db/open-units.ts'
import { class_series, classes } from '../../db/schema/index.ts'
import type { Occurrence } from '../../timetable/occurrences.ts'
import { assertFits } from '../timetable/fits.ts'
import type { Made } from '../timetable/assigned.ts'
import { findUnit, type Maker } from '../timetable/read.ts'
import { columnsOf as classColumns } from '../timetable/values.ts'
import type { Work } from '../timetable/work.ts'
import { assertDays, planOf, todayIn, type Plan } from './days.ts'
import { recordSeries } from './record.ts'
import { classOf, columnsOf, type SeriesRow } from './series-row.ts'

/** The most classes that one statement inserts: building it for a year of them holds the event loop. */
const classesAtOnce = 50

/** Inserts classes of a series, by start. @returns what was made */
export async function insertClasses(
  { tx, now }: Work,
  series: SeriesRow,
  occurrences: readonly Occurrence[],
): Promise<Made[]> {
  if (occurrences.length === 0) return []
  const { id: series_id, unity_id, start_time: local_time } = series
  const rows = occurrences
    .toSorted((one, other) => one.start_date.getTime() - other.start_date.getTime())
    .map((one) => ({
      ...classColumns(classOf(series, one)),
      unity_id,
      series_id,
      local_day: one.local_day,
      local_time,
      updated_at: now,
    }))
  const { id, teacher_id, start_date, end_date } = classes
  const made: Made[] = []
  for (let from = 0; from < rows.length; from += classesAtOnce) {
    const some = rows.slice(from, from + classesAtOnce)
    made.push(...(await tx.insert(classes).values(some).returning({ id, teacher_id, start_date, end_date })))
  }
  return made
}

export interface Created {
  series: SeriesRow
  plan: Plan
  /** The classes that were made. */
  made: Occurrence[]
  classes: Made[]
}

/**
 * Makes a series and its classes that are ahead, in the transaction of the caller: `placing` explains what is in the
 * way of one of them.
 */
export async function createSeriesIn(work: Work, user: Maker, { unity_id, ...form }: SeriesForm): Promise<Created> {
  const { tx, now } = work
  await holdUnit(tx, unity_id)
  const unit = await findUnit(tx, user, unity_id)
  await assertOpenUnit(tx, unity_id)
  const fields = columnsOf(form)
  assertDays(fields, todayIn(unit.time_zone, now))
  const plan = await planOf(tx, unity_id, { ...fields, time_zone: unit.time_zone })
  const made = plan.all.filter(({ local_day, start_date }) => !plan.holidays.has(local_day) && start_date > now)
  if (made.length === 0) throw new DomainError('validation', { weekdays: 'validation.noClass' })
  await assertFits(tx, unity_id, fields)
  const [series] = await tx
    .insert(class_series)
    .values({ ...fields, unity_id, updated_at: now })
    .returning()
  if (!series) throw new Error('The series was not stored.')
  await recordSeries(work, { id: series.id, action: 'CREATE', after: series })
  return { series, plan, made, classes: await insertClasses(work, series, made) }
}

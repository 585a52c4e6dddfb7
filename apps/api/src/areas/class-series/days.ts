import { DomainError, limits, localDaysOf, type Period, localTimeOf } from '@the-house/domain'
import type { Db } from '../../db/client.ts'
import { occurrencesOf, type Occurrence, type SeriesTimes } from '../../timetable/occurrences.ts'
import { findHolidays } from '../timetable/read.ts'

const dayMs = 86_400_000

const refuse = (fault: string) => new DomainError('validation', { last_day: fault })

/** Refuses days that are none: in the wrong order, too many, or over. */
export function assertDays({ first_day, last_day }: Period, today: string): void {
  if (last_day < first_day) throw refuse('validation.dayOrder')
  if ((Date.parse(last_day) - Date.parse(first_day)) / dayMs > limits.seriesDays) throw refuse('validation.seriesLong')
  if (last_day < today) throw refuse('validation.past')
}

/** The classes that a series is to have. */
export interface Plan {
  /** All of them, also on holidays, on which classes that are there stay. */
  all: Occurrence[]
  /** The days on which none is made, since they are holidays. */
  holidays: ReadonlySet<string>
}

/** Plans the classes of a series; one without any class is refused. */
export async function planOf(tx: Db, unity_id: number, series: SeriesTimes): Promise<Plan> {
  const free = await findHolidays(tx, [unity_id], series)
  const all = occurrencesOf(series, [])
  const open = new Set(localDaysOf(series, free))
  if (open.size === 0) throw new DomainError('validation', { weekdays: 'validation.noClass' })
  const holidays = all.filter(({ local_day }) => !open.has(local_day)).map(({ local_day }) => local_day)
  return { all, holidays: new Set(holidays) }
}

/** The day on the calendar of a time zone. */
export const todayIn = (time_zone: string, now: Date): string => localTimeOf(now, time_zone).day

/** The days of some classes on which the clocks change at their time. */
export const shiftedIn = (found: readonly Occurrence[]) =>
  found.flatMap(({ local_day: day, shift }) => (shift === 'NONE' ? [] : [{ day, shift }]))

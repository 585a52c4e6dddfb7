import { DomainError, type ClassForm, localTimeOf, wallTimeToInstant } from '@the-house/domain'
import { wallTime } from '../../calendar/wall-time.ts'
import type { ClassValues } from './values.ts'
import type { LockedClass } from './work.ts'

type Time = Pick<ClassForm, 'day' | 'start_time' | 'minutes'>

const minuteMs = 60_000

/** When a class is, as the form names it. */
function timeOf({ start_date, end_date, time_zone }: LockedClass): Time {
  const { day, time } = localTimeOf(start_date, time_zone)
  return { day, start_time: time, minutes: Math.round((end_date.getTime() - start_date.getTime()) / minuteMs) }
}

/** Refuses a time that the clocks skip, and names the one that they show instead. */
function gap({ day, start_time }: Time, instead: Date, time_zone: string): DomainError {
  const shown = wallTime(instead, time_zone, 'en')
  const date = day.split('-').toReversed().join('/')
  const next = shown.date === date ? shown.time : `${shown.date} ${shown.time}`
  return new DomainError(
    'class.gap',
    { start_time: 'validation.gap' },
    { values: { day: date, time: start_time, next } },
  )
}

/**
 * Returns when a class is to begin and end by the wall clock of its unit. A time that a clock change skips is refused
 * with `class.gap`; one that occurs twice is the first. Where the form leaves `kept` its time, the instants stay.
 */
export function instantsOf(
  form: Time,
  time_zone: string,
  kept?: LockedClass,
): Pick<ClassValues, 'start_date' | 'end_date'> {
  const known = kept && timeOf(kept)
  const begins = known?.day === form.day && known.start_time === form.start_time
  if (kept && begins && known.minutes === form.minutes) return { start_date: kept.start_date, end_date: kept.end_date }
  const { instant, shift } = wallTimeToInstant(form.day, form.start_time, time_zone)
  const start_date = kept && begins ? kept.start_date : instant
  if (shift === 'GAP' && start_date === instant) throw gap(form, instant, time_zone)
  return { start_date, end_date: new Date(start_date.getTime() + form.minutes * minuteMs) }
}

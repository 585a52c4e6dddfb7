import { occurrencesOf, type Occurrence } from '../../../timetable/occurrences.ts'
import type { WantedSeries } from './row.ts'
import type { School } from './school.ts'

/** The classes that a series would make. */
export const madeOf = (
  { form }: WantedSeries,
  { time_zone, now, holidays }: Pick<School, 'time_zone' | 'now' | 'holidays'>,
): Occurrence[] => occurrencesOf({ ...form, time_zone }, holidays).filter(({ start_date }) => start_date > now)

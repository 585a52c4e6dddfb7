import type { ScheduleClass } from '@the-house/domain'
import { formatMoment, formatTime, formatWeekday } from '../../page/clock.ts'

/** Formats the time of a class in the time zone of a unit: `Monday, 16/11/2026 18:30 – 19:30`. */
export function formatClassTime(
  { start_date: start, end_date: end }: Pick<ScheduleClass, 'start_date' | 'end_date'>,
  timeZone: string,
  language: string,
): string {
  const weekday = formatWeekday(start, timeZone, language)
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${formatMoment(start, timeZone)} – ${formatTime(end, timeZone)}`
}

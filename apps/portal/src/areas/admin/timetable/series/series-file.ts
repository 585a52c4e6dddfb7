import { csvOf } from '../../managed/csv.ts'
import { weekdayName } from '../plan/weekday-name.ts'

/** The columns of a file of series, in order. */
export const seriesColumns = [
  'name',
  'room',
  'teacher',
  'weekdays',
  'start',
  'minutes',
  'every_weeks',
  'first_day',
  'last_day',
  'places',
  'online',
  'link',
  'chapter_from',
  'chapter_to',
] as const

/** Returns a template file: the header and a sample line with a room and a teacher of the unit. */
export function seriesTemplate(room: string, teacher: string, year: number): string {
  const days = [1, 3].map((weekday) => weekdayName(weekday, 'en', 'short')).join(' ')
  const cells = [days, '19:00', 60, 1, `${year}-02-01`, `${year}-06-30`, 8, 'no', '', '', '']
  return csvOf(seriesColumns, [['Conversation', room, teacher, ...cells]])
}

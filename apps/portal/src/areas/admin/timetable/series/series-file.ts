import { seriesColumns } from '@the-house/domain'
import { csvOf } from '../../managed/csv.ts'
import { weekdayName } from '../plan/weekday-name.ts'

/** Returns a template file: the header and a sample line with a room of the unit. */
export function seriesTemplate(room: string, year: number): string {
  const days = [1, 3].map((weekday) => weekdayName(weekday, 'en', 'short')).join(' ')
  const cells = [days, '19:00', 60, 1, `${year}-02-01`, `${year}-06-30`, 8, 'no', '', '', '']
  return csvOf(seriesColumns, [['Conversation', room, '', ...cells]])
}

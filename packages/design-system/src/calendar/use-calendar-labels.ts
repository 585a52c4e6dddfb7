import type { ClassPhase } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { formatWeekdayAndDate } from '../dates/dates.ts'
import type { CalendarEntry } from './entry.ts'

/** Formats days and times in a time zone, in the language of the page. */
export function useCalendarLabels(timeZone: string) {
  const { t, i18n } = useTranslation()
  const clock = new Intl.DateTimeFormat(i18n.language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const time = (instant: string) => clock.format(new Date(instant))
  const hours = ({ start, end }: Pick<CalendarEntry, 'start' | 'end'>) => `${time(start)} – ${time(end)}`
  const phaseWord = (phase: ClassPhase) => (phase === 'AHEAD' ? '' : t(`schedules.phase.${phase}`))
  return {
    hours,
    /** What is said of a class that has begun or is over; empty for one that is ahead. */
    phaseWord,
    begins: ({ start }: Pick<CalendarEntry, 'start'>) => time(start),
    /** `Monday, 16/11/2026` */
    longDay: (day: string) => formatWeekdayAndDate(day, 'UTC', i18n.language),
    /** Everything about an entry, for screen readers; it begins with what the grid shows. */
    spoken: (entry: CalendarEntry, phase: ClassPhase) => {
      const day = formatWeekdayAndDate(entry.start, timeZone, i18n.language)
      const kind = t(`schedules.kind.${entry.kind}`)
      const shown = [time(entry.start), phaseWord(phase), entry.name].filter(Boolean).join(' ')
      return `${shown}, ${kind}, ${day}, ${hours(entry)}, ${entry.note}`
    },
  }
}

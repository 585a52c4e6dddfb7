import { useTranslation } from '@the-house/i18n'
import type { CalendarEntry } from './entry.ts'

/** Formats days and times in a time zone, in the language of the page. */
export function useCalendarLabels(timeZone: string) {
  const { t, i18n } = useTranslation()
  const write = (instant: string | Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, options).format(new Date(instant))
  const time = (instant: string) => write(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  const hours = ({ start, end }: Pick<CalendarEntry, 'start' | 'end'>) => `${time(start)} – ${time(end)}`
  const onDay = (day: string, options: Intl.DateTimeFormatOptions) => write(day, { ...options, timeZone: 'UTC' })
  return {
    hours,
    begins: ({ start }: Pick<CalendarEntry, 'start'>) => time(start),
    /** `Monday, 16 November` */
    longDay: (day: string) => onDay(day, { weekday: 'long', day: 'numeric', month: 'long' }),
    /** Everything about an entry, for screen readers; it begins with what the grid shows. */
    spoken: (entry: CalendarEntry) => {
      const day = write(entry.start, { weekday: 'long', day: 'numeric', month: 'long', timeZone })
      const kind = t(`schedules.kind.${entry.kind}`)
      return `${time(entry.start)} ${entry.name}, ${kind}, ${day}, ${hours(entry)}, ${entry.note}`
    },
  }
}

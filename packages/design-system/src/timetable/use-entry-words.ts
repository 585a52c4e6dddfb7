import { useTranslation } from '@the-house/i18n'
import { formatWeekdayAndDate } from '../dates/dates.ts'
import { useCalendarLabels } from '../calendar/use-calendar-labels.ts'
import type { TimetableEntry } from './entry.ts'

/** The words of an entry of the timetable, in the language of the page. */
export function useEntryWords(timeZone: string) {
  const { t, i18n } = useTranslation()
  const { begins, hours, longDay } = useCalendarLabels(timeZone)
  const state = ({ state: one, problems }: TimetableEntry) =>
    [one === 'planned' ? '' : t(`timetable.state.${one}`), ...problems].filter(Boolean)
  return {
    begins,
    hours,
    longDay,
    /** State and problems: what a colour alone would not say. */
    state,
    /** `5/8 (+2)` */
    places: ({ booked, places, waiting }: TimetableEntry) =>
      `${booked}/${places}${waiting > 0 ? ` (+${waiting})` : ''}`,
    /** `5 of 8 places taken, 2 wait` */
    spokenPlaces: ({ booked, places, waiting }: TimetableEntry) =>
      [
        t('timetable.entry.booked', { booked, count: places }),
        ...(waiting > 0 ? [t('timetable.entry.waiting', { count: waiting })] : []),
      ].join(', '),
    /** What the grid shows by where the entry stands. */
    spokenTime: (entry: TimetableEntry) =>
      `${formatWeekdayAndDate(entry.start, timeZone, i18n.language)}, ${hours(entry)}`,
  }
}

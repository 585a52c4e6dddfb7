import { dayAfter, zoned } from '@the-house/design-system'
import type { Meeting } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { longDay, todayIn } from '../../page/days.ts'

/** Groups classes by the day on which they begin in a time zone, in the order of the list. */
export const byDay = <T extends Pick<Meeting, 'data'>>(meetings: readonly T[], timeZone: string): [string, T[]][] =>
  Array.from(Map.groupBy(meetings, ({ data }) => zoned(data, timeZone).day))

/** Returns a formatter of days for headings: today, tomorrow, or the date. */
export function useFormatDay(timeZone: string): (day: string) => string {
  const { t, i18n } = useTranslation()
  return (date) => {
    const [today, day] = [todayIn(timeZone), longDay(date, i18n.language)]
    if (date === today) return t('meetings.today', { day })
    return date === dayAfter(today, 1) ? t('meetings.tomorrow', { day }) : day
  }
}

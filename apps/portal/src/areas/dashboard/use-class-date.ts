import type { MyClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { formatDate } from '../../page/dates.ts'
import { useUser } from '../../session/session.ts'
import { formatTime, formatWeekday } from './clock.ts'

/** When a class begins, by the clock of the unit: its weekday in words, and DD/MM/YYYY HH:mm. */
export function useClassDate() {
  const { unity } = useUser()
  const { i18n } = useTranslation()
  return ({ start_date: start }: MyClass) => ({
    weekday: formatWeekday(start, unity.time_zone, i18n.language),
    day: `${formatDate(start, unity.time_zone)} ${formatTime(start, unity.time_zone)}`,
  })
}

import type { MyClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { formatMoment, formatWeekday } from '../../page/clock.ts'
import { useUser } from '../../session/session.ts'

/** Returns the date of a class in the time zone of the unit, weekday and DD/MM/YYYY HH:mm, and whether it is over. */
export function useClassDate() {
  const { unity } = useUser()
  const { i18n } = useTranslation()
  const [now] = useState(Date.now)
  return ({ start_date: start, end_date: end }: MyClass) => ({
    weekday: formatWeekday(start, unity.time_zone, i18n.language),
    over: Date.parse(end) < now,
    day: formatMoment(start, unity.time_zone),
  })
}

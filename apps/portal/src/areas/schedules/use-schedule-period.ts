import { todayIn } from '../../page/days.ts'
import { mondayOf } from '../../page/period/days.ts'
import { useNamedDay, usePeriod } from '../../page/period/use-period.ts'
import { useUser } from '../../session/session.ts'
import { useOpeningWeek } from './use-opening-week.ts'

/**
 * The visible days of the student's calendar; without a day in the query string it opens on the first week with a class.
 * @param now the present, in milliseconds since 1970
 */
export function useSchedulePeriod(now: number) {
  const { time_zone: timeZone } = useUser().unity
  const thisWeek = mondayOf(todayIn(timeZone, now))
  const { opening, isUndecided } = useOpeningWeek(useNamedDay() === null ? thisWeek : null)
  return {
    ...usePeriod({ timeZone, now, opening }),
    isUndecided,
    /** Whether it is the next week only because nothing is left of this one. */
    isNextWeek: opening !== null && opening !== thisWeek,
  }
}

import { dayAfter } from '@the-house/design-system'
import { useMediaQuery } from '@the-house/hooks'
import { useSearchParams } from 'wouter'
import { todayIn } from '../../page/days.ts'
import { useUser } from '../../session/session.ts'
import { dayOf, mondayOf } from './days.ts'
import { useOpeningWeek } from './use-opening-week.ts'

export const looks = ['week', 'day', 'list'] as const
export type Look = (typeof looks)[number]
const isLook = (text: string | null): text is Look => looks.some((look) => look === text)

/**
 * Reads the visible days and the view from the query string; phones list a week by default.
 * @param now the present, in milliseconds since 1970
 */
export function usePeriod(now: number) {
  const { unity } = useUser()
  const [query, setQuery] = useSearchParams()
  const wide = useMediaQuery('(min-width: 48rem)')
  const today = todayIn(unity.time_zone, now)
  const asked = query.get('view')
  const look = isLook(asked) ? asked : wide ? 'week' : 'list'
  const chosen = dayOf(query.get('day'))
  const named = dayOf(query.get('start_week')) ?? chosen
  const opening = useOpeningWeek(named === null ? mondayOf(today) : null)
  const week = opening ?? mondayOf(named ?? today)
  const inWeek = (day: string) => mondayOf(day) === week
  const day = chosen && inWeek(chosen) ? chosen : inWeek(today) ? today : week
  const show = (to: string, wanted: Look) =>
    setQuery((before) => {
      const next = new URLSearchParams(before)
      next.set('start_week', mondayOf(to))
      next.delete('day')
      if (wanted === 'day') next.set('day', to)
      if (isLook(asked) || wanted !== look) next.set('view', wanted)
      return next
    })
  const step = look === 'day' ? 1 : 7
  return {
    look,
    /** The Monday of the week that is fetched. */
    week,
    /** Whether it is the next week only because nothing is left of this one. */
    isNextWeek: opening !== null && !inWeek(today),
    /** The first visible day. */
    first: look === 'day' ? day : week,
    length: look === 'day' ? (1 as const) : (7 as const),
    timeZone: unity.time_zone,
    showAs: (wanted: Look) => show(day, wanted),
    showDay: (to: string, wanted: Look = 'day') => show(to, wanted),
    turn: (by: -1 | 1) => show(dayAfter(look === 'day' ? day : week, by * step), look),
    goToday: () => show(today, look),
  }
}
export type Period = ReturnType<typeof usePeriod>

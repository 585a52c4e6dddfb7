import { dayAfter } from '@the-house/design-system'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { todayIn } from '../days.ts'
import { useAtLeast } from '../use-at-least.ts'
import { dayOf, mondayOf } from './days.ts'

export const looks = ['week', 'day', 'list'] as const
export type Look = (typeof looks)[number]
const isLook = (text: string | null): text is Look => looks.some((look) => look === text)

const namedIn = (query: URLSearchParams): string | null => dayOf(query.get('start_week')) ?? dayOf(query.get('day'))

/** The day that the query string names; null: it names none. */
export function useNamedDay(): string | null {
  const [query] = useSearchParams()
  return namedIn(query)
}

export interface PeriodOptions {
  timeZone: string
  /** The present, in milliseconds since 1970. */
  now: number
  /** The view of phones, unless another one is asked for. */
  narrow?: Look
  /** The Monday of the week that is shown where the query string names none; default: this week. */
  opening?: string | null
}

/** Reads the visible days and the view from the query string. */
export function usePeriod({ timeZone, now, narrow = 'list', opening = null }: PeriodOptions) {
  const [query, setQuery] = useSearchParams()
  const wide = useAtLeast('md')
  const today = todayIn(timeZone, now)
  const [asksToday, setAsksToday] = useState(0)
  const asked = query.get('view')
  const look = isLook(asked) ? asked : wide ? 'week' : narrow
  const chosen = dayOf(query.get('day'))
  const week = mondayOf(namedIn(query) ?? opening ?? today)
  const inWeek = (day: string) => mondayOf(day) === week
  const day = chosen && inWeek(chosen) ? chosen : inWeek(today) ? today : week
  const show = (to: string, wanted: Look) =>
    setQuery((before) => {
      // Other parameters, such as filters, stay.
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
    /** The first visible day. */
    first: look === 'day' ? day : week,
    length: look === 'day' ? (1 as const) : (7 as const),
    timeZone,
    showAs: (wanted: Look) => show(day, wanted),
    showDay: (to: string, wanted: Look = 'day') => show(to, wanted),
    turn: (by: -1 | 1) => show(dayAfter(look === 'day' ? day : week, by * step), look),
    goToday: () => {
      setAsksToday((before) => before + 1)
      show(today, look)
    },
    /** How often today was asked for: a calendar that is mounted anew by it scrolls there. */
    asksToday,
  }
}
export type Period = ReturnType<typeof usePeriod>

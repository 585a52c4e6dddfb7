import { useEffect, useEffectEvent, useRef } from 'react'
import type { CalendarDays } from './entry.ts'
import { dayAfter, zoned } from './zoned.ts'

/**
 * Scrolls a frame sideways to the column of today when the days appear, where they are wider than it.
 * @returns the ref of the frame
 */
export function useTodayInView({ first, length, timeZone }: CalendarDays, now: number) {
  const frame = useRef<HTMLDivElement>(null)
  const isToday = useEffectEvent((day: string) => zoned(new Date(now).toISOString(), timeZone).day === day)
  useEffect(() => {
    const before = Array.from({ length }, (_, index) => dayAfter(first, index)).findIndex(isToday)
    if (!frame.current || before < 0) return
    const { scrollWidth, clientWidth } = frame.current
    frame.current.scrollLeft = (scrollWidth * (before + 0.5)) / length - clientWidth / 2
  }, [first, length])
  return frame
}

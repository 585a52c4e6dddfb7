import { useCallback, useSyncExternalStore } from 'react'
import { serverClock } from '../server-clock.ts'

const lookEveryMs = 1000
const minuteMs = 60_000

/** Returns the minutes until an instant by the server clock, rounded up; 0: it is over. */
export function useMinutesLeft(end: string): number {
  const subscribe = useCallback((look: () => void) => {
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [])
  return useSyncExternalStore(subscribe, () => Math.max(0, Math.ceil((Date.parse(end) - serverClock.now()) / minuteMs)))
}

import { useCallback, useSyncExternalStore } from 'react'
import type { CountdownClock } from './use-countdown.ts'

const MINUTE = 60_000

/**
 * The start of the current minute (milliseconds since 1970). It reads the clock instead of counting ticks, so that it is
 * correct right after the device wakes up.
 */
export function useNow({ now = Date.now }: CountdownClock = {}): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const follow = () => {
        clearTimeout(timer)
        tick()
        timer = setTimeout(follow, MINUTE - (now() % MINUTE))
      }
      follow()
      // Timers stop on a sleeping device and are throttled in a hidden page.
      document.addEventListener('visibilitychange', follow)
      window.addEventListener('pageshow', follow)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', follow)
        window.removeEventListener('pageshow', follow)
      }
    },
    [now],
  )
  return useSyncExternalStore(subscribe, () => now() - (now() % MINUTE))
}

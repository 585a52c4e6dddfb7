import { useCallback, useSyncExternalStore } from 'react'

const SECOND = 1000

export interface CountdownClock {
  /** The current time in milliseconds since 1970; pass a stable function. Default: the device's clock. */
  now?: () => number
}

/**
 * Whole seconds left until `endsAt` (milliseconds since 1970), 0 at the end and after. It reads the clock instead of
 * counting ticks, so that it is correct right after the device wakes up.
 */
export function useCountdown(endsAt: number, { now = Date.now }: CountdownClock = {}): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const follow = () => {
        tick()
        const left = endsAt - now()
        // Waits for the rest of the current second, when the displayed number changes.
        timer = left > 0 ? setTimeout(follow, left % SECOND || SECOND) : undefined
      }
      // Timers stop on a sleeping device and are throttled in a hidden page.
      const wake = () => {
        clearTimeout(timer)
        follow()
      }
      wake()
      document.addEventListener('visibilitychange', wake)
      window.addEventListener('pageshow', wake)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', wake)
        window.removeEventListener('pageshow', wake)
      }
    },
    [endsAt, now],
  )
  const secondsLeft = () => Math.max(0, Math.ceil((endsAt - now()) / SECOND))
  return useSyncExternalStore(subscribe, secondsLeft)
}

import { useCallback, useSyncExternalStore } from 'react'

const SECOND = 1000

export interface CountdownClock {
  /** The time that counts, in milliseconds since 1970; keep its identity. Default: the device's. */
  now?: () => number
}

/**
 * Whole seconds left until `endsAt` (milliseconds since 1970), 0 at the very end and after. It follows the clock
 * and not the timer, so that it is right again at once after the device has slept.
 */
export function useCountdown(endsAt: number, { now = Date.now }: CountdownClock = {}): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const follow = () => {
        tick()
        const left = endsAt - now()
        // The next second of what is shown begins with the rest of this one.
        timer = left > 0 ? setTimeout(follow, left % SECOND || SECOND) : undefined
      }
      // Timers stand still in a sleeping device, and are slow in a hidden page.
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

import { useCallback, useSyncExternalStore } from 'react'
import { serverClock } from './server-clock.ts'

/** In the last seconds answers are sent without debounce. */
export const lastMs = 10_000
const lookEveryMs = 250

/** `last`: the end is seconds away; `over`: answers no longer count. */
export type Phase = 'running' | 'last' | 'over'

export function phaseAt(endsAt: string | null, now: number): Phase {
  const left = endsAt === null ? Infinity : Date.parse(endsAt) - now
  if (left <= 0) return 'over'
  return left <= lastMs ? 'last' : 'running'
}

/** Returns the phase of a test by the server clock. */
export function usePhase(endsAt: string | null): Phase {
  const subscribe = useCallback((look: () => void) => {
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [])
  return useSyncExternalStore(subscribe, () => phaseAt(endsAt, serverClock.now()))
}

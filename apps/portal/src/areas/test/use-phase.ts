import { useCallback, useSyncExternalStore } from 'react'
import { schoolClock } from './school-clock.ts'

/** From here on answers go to the school without a pause. */
export const lastMs = 10_000
const lookEveryMs = 250

/** `last`: the end is seconds away; `over`: nothing counts any more. */
export type Phase = 'running' | 'last' | 'over'

export function phaseAt(endsAt: string | null, now: number): Phase {
  const left = endsAt === null ? Infinity : Date.parse(endsAt) - now
  if (left <= 0) return 'over'
  return left <= lastMs ? 'last' : 'running'
}

/** How near a test is to its end, by the school's clock. */
export function usePhase(endsAt: string | null): Phase {
  const subscribe = useCallback((look: () => void) => {
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [])
  return useSyncExternalStore(subscribe, () => phaseAt(endsAt, schoolClock.now()))
}

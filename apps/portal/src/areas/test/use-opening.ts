import { openingAt, type Opening, type TestInfo } from '@the-house/domain'
import { useCallback, useSyncExternalStore } from 'react'
import { schoolClock } from './school-clock.ts'

const lookEveryMs = 1000

/** Whether a test may be started now, by the school's clock. */
export function useOpening(test: Pick<TestInfo, 'opens_at' | 'closes_at'>): Opening {
  const subscribe = useCallback((look: () => void) => {
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [])
  return useSyncExternalStore(subscribe, () => openingAt(test, schoolClock.now()))
}

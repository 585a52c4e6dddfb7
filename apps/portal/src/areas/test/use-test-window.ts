import { testWindowAt, type TestWindow, type TestInfo } from '@the-house/domain'
import { useCallback, useSyncExternalStore } from 'react'
import { serverClock } from './server-clock.ts'

const lookEveryMs = 1000

/** Returns whether a test may be started now, by the server clock. */
export function useTestWindow(test: Pick<TestInfo, 'opens_at' | 'closes_at'>): TestWindow {
  const subscribe = useCallback((look: () => void) => {
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [])
  return useSyncExternalStore(subscribe, () => testWindowAt(test, serverClock.now()))
}

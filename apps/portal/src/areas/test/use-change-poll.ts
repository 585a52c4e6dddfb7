import { limits, type Survey } from '@the-house/domain'
import { useEffect, useEffectEvent } from 'react'
import { getTestInfo } from '../../api/tests.ts'
import { streamIsUp } from '../../events/event-bus.ts'

type Known = Pick<Survey, 'id' | 'status' | 'end_at'>

/**
 * Polling of a running test where events do not arrive: it may end, or get more time, on another device or by a teacher.
 * @param changed reads the test again
 */
export function useChangePoll({ id, status, end_at }: Known, running: boolean, changed: () => void): void {
  const compare = useEffectEvent((now: Pick<Survey, 'status' | 'end_at'>) => {
    if (now.status !== status || now.end_at !== end_at) changed()
  })
  useEffect(() => {
    if (!running) return undefined
    let wasUp = false
    const look = () => {
      // One more time after the events have begun: for what they were too late for.
      const isTold = wasUp && streamIsUp()
      wasUp = streamIsUp()
      if (isTold || document.visibilityState === 'hidden') return
      // Without a connection the offline banner says so, and the next look may have one.
      getTestInfo(id).then(compare, () => undefined)
    }
    const timer = setInterval(look, limits.notificationPollMs)
    return () => clearInterval(timer)
  }, [id, running])
}

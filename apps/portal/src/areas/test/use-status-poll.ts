import { useEffect, useEffectEvent } from 'react'

const againMs = 4000
const lookEveryMs = 1000
/**
 * A difference between the device clock and the steady clock above this means that the device slept or its clock was
 * set.
 */
const jumpMs = 1500

/**
 * Polling of a test's status: at its end until the server has confirmed it, and at once after the device slept.
 * @param over the time is over and the server has not confirmed it yet
 */
export function useStatusPoll(over: boolean, ask: () => void): void {
  const asks = useEffectEvent(ask)
  useEffect(() => {
    if (!over) return undefined
    asks()
    const timer = setInterval(() => asks(), againMs)
    return () => clearInterval(timer)
  }, [over])
  useEffect(() => {
    const difference = () => Date.now() - performance.now()
    let before = difference()
    const timer = setInterval(() => {
      const now = difference()
      if (Math.abs(now - before) > jumpMs) asks()
      before = now
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [])
}

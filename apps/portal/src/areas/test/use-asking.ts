import { useEffect, useEffectEvent } from 'react'

const againMs = 4000
const lookEveryMs = 1000
/** A jump of the device's clock against the steady one: it slept, or somebody has set it. */
const jumpMs = 1500

/**
 * Asks the school what it knows: at the end until it has answered, and at once after the device has slept.
 * @param over the time is over and the school has not said so yet
 */
export function useAsking(over: boolean, ask: () => void): void {
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

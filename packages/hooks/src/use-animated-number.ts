import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

/** Counts from what is shown (first from zero) to `target`; at once where less motion is asked for. */
export function useAnimatedNumber(target: number, milliseconds = 800): number {
  const still = useReducedMotion()
  const [shown, setShown] = useState(0)
  const reached = useRef(0)
  useEffect(() => {
    if (still) return undefined
    const from = reached.current
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      // A frame may bear the time of a moment before the start.
      const part = Math.min(Math.max((now - start) / milliseconds, 0), 1)
      reached.current = Math.round(from + (target - from) * (1 - (1 - part) ** 3))
      setShown(reached.current)
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [target, milliseconds, still])
  return still ? target : shown
}

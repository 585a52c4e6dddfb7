import { useEffect, useState } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

/** Counts from zero to `target` once; at once where less motion is asked for. */
export function useAnimatedNumber(target: number, milliseconds = 600): number {
  const still = useReducedMotion()
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (still) return undefined
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min((now - start) / milliseconds, 1)
      setShown(Math.round(target * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [target, milliseconds, still])
  return still ? target : shown
}

import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

/** Animates from the displayed value (initially zero) to `target`; without animation if reduced motion is preferred. */
export function useAnimatedNumber(target: number, milliseconds = 800): number {
  const still = useReducedMotion()
  const [shown, setShown] = useState(0)
  const reached = useRef(0)
  useEffect(() => {
    if (still) return undefined
    const from = reached.current
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      // A frame's timestamp may be earlier than the start.
      const part = Math.min(Math.max((now - start) / milliseconds, 0), 1)
      reached.current = Math.round(from + (target - from) * (1 - (1 - part) ** 3))
      setShown(reached.current)
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [target, milliseconds, still])
  return still ? target : shown
}

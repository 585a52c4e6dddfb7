import { useEffect, useState } from 'react'

/** Long enough for the first screen to render. */
const restMs = 2500
const touches = ['pointerdown', 'keydown'] as const

/** Whether the page is idle or was used: the moment to load what is not urgent. */
export function usePageIdle(): boolean {
  const [rested, setRested] = useState(false)
  useEffect(() => {
    const rest = () => setRested(true)
    const timer = setTimeout(rest, restMs)
    for (const touch of touches) addEventListener(touch, rest, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const touch of touches) removeEventListener(touch, rest)
    }
  }, [])
  return rested
}

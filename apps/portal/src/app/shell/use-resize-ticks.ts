import { useEffect, useRef } from 'react'

const tickMs = 180
const lastMs = 1000

/**
 * Dispatches resize events for components that measure the window while the sidebar changes its width: every 180 ms for
 * 1000 ms.
 */
export function useResizeTicks(width: unknown): void {
  const before = useRef(width)
  useEffect(() => {
    if (before.current === width) return undefined
    before.current = width
    const ticks = setInterval(() => dispatchEvent(new Event('resize')), tickMs)
    const end = setTimeout(() => clearInterval(ticks), lastMs)
    return () => {
      clearInterval(ticks)
      clearTimeout(end)
    }
  }, [width])
}

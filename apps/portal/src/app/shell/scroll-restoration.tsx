import { useEffect } from 'react'
import { usePageIdle } from '../use-page-idle.ts'

/** Restores the scroll position of each screen; loads once the first screen has rendered. */
export function ScrollRestoration() {
  const rested = usePageIdle()
  useEffect(() => {
    if (!rested) return undefined
    // If its chunk fails to load, pages start at the top.
    const started = import('../../page/scroll-memory.ts').then((module) => module.startScrollMemory()).catch(() => null)
    return () => void started.then((stop) => stop?.())
  }, [rested])
  return null
}

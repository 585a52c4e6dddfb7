import { useEffect } from 'react'
import { useAtRest } from '../at-rest.ts'

/** Remembers where each screen was scrolled to, from when the first one stands. */
export function ScrollPlace() {
  const rested = useAtRest()
  useEffect(() => {
    if (!rested) return undefined
    // Without it the page starts at the top.
    const started = import('../../page/scroll-memory.ts').then((module) => module.startScrollMemory()).catch(() => null)
    return () => void started.then((stop) => stop?.())
  }, [rested])
  return null
}

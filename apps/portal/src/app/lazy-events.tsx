import { useEffect, useState, type ComponentType } from 'react'
import { pageAtRest } from '../device/page-rest.ts'

const load = async () => (await import('../events/event-reactions.tsx')).EventReactions

/** What open pages are told of, once the page is at rest: its stream must not compete with the first screen. */
export function LazyEvents() {
  const [Reactions, setReactions] = useState<ComponentType | null>(null)
  useEffect(() => {
    const left = new AbortController()
    async function show() {
      await pageAtRest(left.signal)
      // Without it the page polls; the next page load tries again.
      const loaded = await load().catch(() => null)
      if (!left.signal.aborted) setReactions(() => loaded)
    }
    void show()
    return () => left.abort()
  }, [])
  return Reactions && <Reactions />
}

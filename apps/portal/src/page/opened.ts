import { useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'

/** The state of a history entry by which a notification opens a screen, which may be on show already. */
export const openingNow = () => ({ opened: Date.now() })

function parse(state: unknown): number {
  const opened: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'opened') : 0
  return typeof opened === 'number' ? opened : 0
}

/** Changes each time that a notification opens the screen anew; moves inside the screen leave it. */
export function useOpened(): number {
  const opened = parse(useHistoryState())
  const [last, setLast] = useState(opened)
  if (opened === 0 || opened === last) return last
  setLast(opened)
  return opened
}

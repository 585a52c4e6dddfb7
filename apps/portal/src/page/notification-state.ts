import { useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'

/** The state of a history entry that a notification opens; its screen may be open already. */
export const notificationState = () => ({ opened: Date.now() })

function parse(state: unknown): number {
  const opened: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'opened') : 0
  return typeof opened === 'number' ? opened : 0
}

/** Changes whenever a notification opens the screen again; navigation inside the screen does not change it. */
export function useNotificationOpen(): number {
  const opened = parse(useHistoryState())
  const [last, setLast] = useState(opened)
  if (opened === 0 || opened === last) return last
  setLast(opened)
  return opened
}

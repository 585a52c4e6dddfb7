import { useOnline } from '@the-house/hooks'
import { useSyncExternalStore } from 'react'

let reachable = true
const listeners = new Set<() => void>()

/** Called with the outcome of each request: a device can have a network that leads nowhere. */
export function noteRequest(arrived: boolean): void {
  if (reachable === arrived) return
  reachable = arrived
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the device has a connection, and the last request has found the school. */
export function useConnected(): boolean {
  const found = useSyncExternalStore(subscribe, () => reachable)
  return useOnline() && found
}

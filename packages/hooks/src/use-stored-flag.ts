import { useCallback, useSyncExternalStore } from 'react'

const changed = 'stored-flag'

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is blocked: the flag stays as it began.
    return null
  }
}

/** A yes or no that this device remembers, shared by all that use the same key, in other tabs too. */
export function useStoredFlag(key: string, initial = false): [boolean, (value: boolean) => void] {
  const stored = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  )
  const set = useCallback(
    (value: boolean) => {
      try {
        localStorage.setItem(key, String(value))
      } catch {
        // Storage is blocked: nothing to remember.
      }
      window.dispatchEvent(new Event(changed))
    },
    [key],
  )
  return [stored === null ? initial : stored === 'true', set]
}

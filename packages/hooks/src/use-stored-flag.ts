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
    // Storage is blocked: the flag keeps its initial value.
    return null
  }
}

/** A boolean in localStorage, synchronized between all hooks with the same key, also across tabs. */
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
        // Storage is blocked: the flag cannot be saved.
      }
      window.dispatchEvent(new Event(changed))
    },
    [key],
  )
  return [stored === null ? initial : stored === 'true', set]
}

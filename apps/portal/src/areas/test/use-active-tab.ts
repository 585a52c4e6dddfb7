import { useEffect, useEffectEvent, useState } from 'react'
import { readStored, removeStored, writeStored } from '../../device/storage.ts'

/** The random id of this tab. */
const tab = Math.random().toString(36).slice(2)

export interface ActiveTabOptions {
  user: number
  test: number
  /** Whether the test is running; an ended test needs no active tab. */
  running: boolean
  /** Refetches the test after another tab has taken it over, changed or ended it. */
  onNews: () => Promise<unknown>
}

/** Decides which tab runs the test: the one that was opened or resumed last. The storage event notifies the others. */
export function useActiveTab({ user, test, running, onNews }: ActiveTabOptions) {
  const key = `the-house.test.${user}.${test}`
  const [held, setHeld] = useState(true)

  /** Makes this tab the active one, after it has loaded the answers of the other tab. */
  async function take(): Promise<void> {
    // Without storage every tab is active, and on the server the last write wins.
    writeStored(key, tab)
    await onNews()
    setHeld(true)
  }

  const taken = useEffectEvent((holder: string | null) => {
    if (holder !== null && holder !== tab) setHeld(false)
    void onNews()
  })
  useEffect(() => {
    if (!running) return undefined
    writeStored(key, tab)
    const hear = (event: StorageEvent) => {
      if (event.key === key) taken(event.newValue)
    }
    // A page restored from the back/forward cache has missed the storage events.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) taken(readStored(key))
    }
    addEventListener('storage', hear)
    addEventListener('pageshow', wake)
    return () => {
      removeEventListener('storage', hear)
      removeEventListener('pageshow', wake)
    }
  }, [key, running])
  useEffect(() => {
    if (!running) removeStored(key)
  }, [key, running])

  return { held, take }
}

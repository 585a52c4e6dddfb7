import { useEffect, useEffectEvent, useState } from 'react'
import { readStored, removeStored, writeStored } from '../../device/storage.ts'

/** This tab, among the tabs of this device. */
const tab = Math.random().toString(36).slice(2)

export interface HoldingOptions {
  user: number
  test: number
  /** Whether it runs; what has ended is held by nobody. */
  running: boolean
  /** Reads it again: another tab has taken, changed or ended it. */
  onNews: () => Promise<unknown>
}

/** Whether this tab has the test: the one that was opened last, or that took it back. The storage tells the others. */
export function useHolding({ user, test, running, onNews }: HoldingOptions) {
  const key = `the-house.test.${user}.${test}`
  const [held, setHeld] = useState(true)

  /** Takes it back, with what was answered elsewhere meanwhile. */
  async function take(): Promise<void> {
    // Where nothing can be kept, every tab has it; the school keeps what came last.
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
    // A page that comes back out of the browser's memory has heard nothing.
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

import { useEffect, useState } from 'react'
import type { Check } from './checks/checks.ts'
import type { Outcome } from './checks/outcomes.ts'

/** Runs a check and returns its outcome; a check without a button starts at mount. */
export function useCheck({ run, button }: Check) {
  // A synchronous outcome is part of the first render, so that the layout does not shift.
  const [begun] = useState(() => (button === undefined ? run() : null))
  const [outcome, setOutcome] = useState<Outcome | null>(typeof begun === 'string' ? begun : null)
  const [busy, setBusy] = useState(begun instanceof Promise)
  useEffect(() => {
    if (!(begun instanceof Promise)) return undefined
    let over = false
    void (async () => {
      const found = await begun
      if (over) return
      setOutcome(found)
      setBusy(false)
    })()
    return () => {
      over = true
    }
  }, [begun])

  async function start() {
    setBusy(true)
    setOutcome(await run())
    setBusy(false)
  }
  return { outcome, busy, start, setOutcome }
}

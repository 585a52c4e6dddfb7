import { useEffect, useState } from 'react'
import type { Check } from './checks/checks.ts'
import type { Outcome } from './checks/outcomes.ts'

/** A check and what it has found; what has no button begins by itself. */
export function useCheck({ run, button }: Check) {
  const byItself = button === undefined
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [busy, setBusy] = useState(byItself)
  useEffect(() => {
    if (!byItself) return undefined
    let over = false
    void (async () => {
      const found = await run()
      if (over) return
      setOutcome(found)
      setBusy(false)
    })()
    return () => {
      over = true
    }
  }, [byItself, run])

  async function start() {
    setBusy(true)
    setOutcome(await run())
    setBusy(false)
  }
  return { outcome, busy, start, setOutcome }
}

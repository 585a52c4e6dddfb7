import { limits } from '@the-house/domain'
import { useEffect, useEffectEvent, useState } from 'react'

interface Draft {
  text: string
  /** The words that were looked for when it was begun; others have made up their mind since. */
  at: string
}

/** What is typed into a search: shown at once, and looked for a moment after the last key, or at Enter. */
export function useSearchDraft(term: string, onSettle: (term: string) => void) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const pending = draft?.at === term ? draft : null
  // A space that was typed last is still there when its word has been looked for.
  const shown = draft && (pending || draft.text.trim() === term) ? draft.text : term

  const settle = useEffectEvent((text: string) => {
    const words = text.trim()
    if (words !== term) onSettle(words)
  })
  useEffect(() => {
    if (!pending) return undefined
    const timer = setTimeout(() => settle(pending.text), limits.searchDelayMs)
    return () => clearTimeout(timer)
  }, [pending])

  return {
    shown,
    type: (text: string) => setDraft({ text, at: term }),
    /** Without waiting. */
    settleNow: (text = shown) => {
      setDraft(null)
      const words = text.trim()
      if (words !== term) onSettle(words)
    },
  }
}

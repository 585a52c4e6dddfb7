import { limits } from '@the-house/domain'
import { useEffect, useEffectEvent, useState } from 'react'

interface Draft {
  text: string
  /** The search term when the draft was begun; where it differs from the current one, the draft is stale. */
  at: string
}

/** The text of a search field: shown at once, and searched with a debounce after the last key, or at Enter. */
export function useSearchDraft(term: string, onSettle: (term: string) => void) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const pending = draft?.at === term ? draft : null
  // Keeps a trailing space in the field after its term was searched.
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
    /** Searches at once, without the debounce. */
    settleNow: (text = shown) => {
      setDraft(null)
      const words = text.trim()
      if (words !== term) onSettle(words)
    },
  }
}

import { limits } from '@the-house/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import { chosenIn } from '../chosen-in.ts'

/** The search term: written to the query string with debounce, or at once with Enter. */
export function useTerm() {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('term') ?? ''
  const [draft, setDraft] = useState<string | null>(null)
  const settle = useEffectEvent(() => {
    if (draft === null) return
    setDraft(null)
    if (draft.trim() !== asked) setQuery(chosenIn(query, 'term', draft.trim()), { replace: true })
  })
  useEffect(() => {
    if (draft === null) return undefined
    const timer = setTimeout(() => settle(), limits.searchDelayMs)
    return () => clearTimeout(timer)
  }, [draft])
  return {
    typed: draft ?? asked,
    type: setDraft,
    settle: () => {
      if (draft === null) return
      setDraft(null)
      setQuery(chosenIn(query, 'term', draft.trim()), { replace: true })
    },
  }
}

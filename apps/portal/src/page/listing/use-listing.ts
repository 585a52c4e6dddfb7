import { limits } from '@the-house/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import { pageOf } from '../page-number.ts'

/** What the API takes at most. */
const longestTerm = 100

/** What is wanted of a list. */
export interface Wish {
  /** Words to look for. */
  term: string
  /** What narrows it down: tags, a segment; empty: everything. */
  filter: string
}

interface Draft extends Wish {
  /** The address on which it was begun; another address has made up its mind since. */
  at: string
}

const trimmed = ({ term, filter }: Wish): Wish => ({ term: term.trim(), filter })
const same = (one: Wish, other: Wish) => one.term === other.term && one.filter === other.filter

/**
 * What an address asks of a list: its page, the words and the filter. A change of the latter two is shown at once, and
 * goes into the address a moment after the last one.
 * @param name what the address calls the filter
 */
export function useListing(name: 'tags' | 'segment') {
  const [query, setQuery] = useSearchParams()
  const [draft, setDraft] = useState<Draft | null>(null)
  const here = query.toString()
  const page = pageOf(query)
  const asked = trimmed({ term: (query.get('term') ?? '').slice(0, longestTerm), filter: query.get(name) ?? '' })
  const pending = draft?.at === here ? draft : null
  // A space that was typed last is still in the field when its word has been looked for.
  const shown: Wish = draft && (pending || same(trimmed(draft), asked)) ? draft : asked

  const addressOf = ({ term, filter }: Wish, to = 1) => ({
    ...(term !== '' && { term }),
    ...(filter !== '' && { [name]: filter }),
    ...(to > 1 && { page: String(to) }),
  })
  const settle = useEffectEvent((wish: Wish) => {
    // A word that was typed and taken back is no change; the page stays.
    if (!same(trimmed(wish), asked)) setQuery(addressOf(trimmed(wish)), { replace: true })
  })
  useEffect(() => {
    if (!pending) return undefined
    const timer = setTimeout(() => settle(pending), limits.searchDelayMs)
    return () => clearTimeout(timer)
  }, [pending])

  return {
    page,
    /** What the address says: the list is of this. */
    asked,
    /** What the controls say. */
    shown,
    wish: (change: Partial<Wish>) => setDraft({ ...shown, ...change, at: here }),
    /** Without waiting. */
    wishNow: (change: Partial<Wish> = {}) => {
      setDraft(null)
      const wish = trimmed({ ...shown, ...change })
      if (!same(wish, asked)) setQuery(addressOf(wish), { replace: true })
    },
    hrefFor: (to: number) => `?${new URLSearchParams(addressOf(asked, to))}`,
    turnTo: (to: number) => setQuery(addressOf(asked, to)),
  }
}
export type Listing = ReturnType<typeof useListing>

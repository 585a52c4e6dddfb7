import { limits } from '@the-house/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import { pageOf } from '../page-number.ts'

/** The longest term that the API accepts. */
const longestTerm = 100

/** The parameters of a list. */
export interface ListParams {
  /** The search term. */
  term: string
  /** The filter: tags or a segment; empty: everything. */
  filter: string
}

interface Draft extends ListParams {
  /** The URL on which the draft started; after a navigation the draft is stale. */
  at: string
}

const trimmed = ({ term, filter }: ListParams): ListParams => ({ term: term.trim(), filter })
const same = (one: ListParams, other: ListParams) => one.term === other.term && one.filter === other.filter

/**
 * The list parameters of the URL: page, term and filter. A change of term or filter is shown at once and written to the
 * URL after a debounce.
 * @param name the query parameter of the filter
 */
export function useListing(name: 'tags' | 'segment') {
  const [query, setQuery] = useSearchParams()
  const [draft, setDraft] = useState<Draft | null>(null)
  const here = query.toString()
  const page = pageOf(query)
  const asked = trimmed({ term: (query.get('term') ?? '').slice(0, longestTerm), filter: query.get(name) ?? '' })
  const pending = draft?.at === here ? draft : null
  // The field keeps a trailing space after its trimmed term was searched.
  const shown: ListParams = draft && (pending || same(trimmed(draft), asked)) ? draft : asked

  const addressOf = ({ term, filter }: ListParams, to = 1) => ({
    ...(term !== '' && { term }),
    ...(filter !== '' && { [name]: filter }),
    ...(to > 1 && { page: String(to) }),
  })
  const settle = useEffectEvent((wish: ListParams) => {
    // An undone edit is no change: the page number stays.
    if (!same(trimmed(wish), asked)) setQuery(addressOf(trimmed(wish)), { replace: true })
  })
  useEffect(() => {
    if (!pending) return undefined
    const timer = setTimeout(() => settle(pending), limits.searchDelayMs)
    return () => clearTimeout(timer)
  }, [pending])

  return {
    page,
    /** The parameters of the URL, which the list shows. */
    asked,
    /** The parameters that the controls show. */
    shown,
    wish: (change: Partial<ListParams>) => setDraft({ ...shown, ...change, at: here }),
    /** Applies a change without the debounce. */
    wishNow: (change: Partial<ListParams> = {}) => {
      setDraft(null)
      const wish = trimmed({ ...shown, ...change })
      if (!same(wish, asked)) setQuery(addressOf(wish), { replace: true })
    },
    hrefFor: (to: number) => `?${new URLSearchParams(addressOf(asked, to))}`,
    turnTo: (to: number) => setQuery(addressOf(asked, to)),
  }
}
export type Listing = ReturnType<typeof useListing>

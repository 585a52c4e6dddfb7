import type { TableState } from '@the-house/design-system/admin'
import { useSearchParams } from 'wouter'
import { shownInPlace } from '../../../api/shown-in-place.ts'
import { useRead } from '../../../api/use-read.ts'
import { queryOf, stateIn } from '../managed/table-query.ts'
import { askedOf, knownSort, whichIn, type Filter } from './sent-query.ts'

interface Options {
  /** The only test that is listed; default: all. */
  config_test_id?: number
  /** Which status is listed where the address names none. */
  status?: 'PENDING'
}

/** Sent tests as the address asks for them: what is asked, what was read, and how to ask for something else. */
export function useSentTests({ config_test_id, status }: Options = {}) {
  const [query, setQuery] = useSearchParams()
  const state = { ...stateIn(query), sort: knownSort(stateIn(query).sort) }
  const asked = whichIn(query)
  const which = {
    ...asked,
    config_test_id: config_test_id ?? asked.config_test_id,
    status: query.has('status') ? asked.status : status,
  }
  const read = useRead('GET /tests', { query: askedOf(state, which) }, { ...shownInPlace, keepPreviousData: true })
  return {
    state,
    which,
    read,
    hrefFor: (to: TableState) => `?${queryOf(to, query)}`,
    ask: (to: TableState) => setQuery(queryOf(to, query), { replace: to.page === state.page }),
    narrow: (filter: Filter, value: string | number | null) =>
      setQuery((before) => {
        const next = queryOf({ ...state, page: 1 }, before)
        // Where something is usual, everything has to be asked for.
        if (value !== null) next.set(filter, String(value))
        else if (filter === 'status' && status) next.set(filter, '')
        else next.delete(filter)
        return next
      }),
  }
}

export type SentTests = ReturnType<typeof useSentTests>

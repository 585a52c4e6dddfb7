import type { TableState } from '@the-house/design-system/admin'
import { useSearchParams } from 'wouter'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { queryOf, stateIn } from '../managed/table-query.ts'
import { toApiQuery, knownSort, parseSentTestFilter, type Filter } from './sent-test-filter.ts'

interface Options {
  /** The id of the only test that is listed; default: all. */
  config_test_id?: number
}

/** Loads sent tests by the filters of the query string, and changes those filters. */
export function useSentTests({ config_test_id }: Options = {}) {
  const [query, setQuery] = useSearchParams()
  const state = { ...stateIn(query), sort: knownSort(stateIn(query).sort) }
  const asked = parseSentTestFilter(query)
  const which = { ...asked, config_test_id: config_test_id ?? asked.config_test_id }
  const read = useApiQuery(
    'GET /tests',
    { query: toApiQuery(state, which) },
    { ...inlineErrors, keepPreviousData: true },
  )
  return {
    state,
    which,
    read,
    hrefFor: (to: TableState) => `?${queryOf(to, query)}`,
    ask: (to: TableState) => setQuery(queryOf(to, query), { replace: to.page === state.page }),
    narrow: (filter: Filter, value: string | number | null) =>
      setQuery((before) => {
        const next = queryOf({ ...state, page: 1 }, before)
        if (value === null) next.delete(filter)
        else next.set(filter, String(value))
        return next
      }),
  }
}

export type SentTests = ReturnType<typeof useSentTests>

import type { TableState } from '@the-house/design-system/admin'
import { useSearchParams } from 'wouter'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { cursorIn, withCursor } from '../../../page/page-cursor.ts'
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
    { query: { ...toApiQuery(state, which), at: cursorIn(query) } },
    { ...inlineErrors, keepPreviousData: true },
  )
  const queryFor = (to: TableState) => withCursor(queryOf(to, query), to, read.data?.meta.cursor)
  return {
    state,
    which,
    read,
    hrefFor: (to: TableState) => `?${queryFor(to)}`,
    ask: (to: TableState) => setQuery(queryFor(to), { replace: to.page === state.page }),
    narrow: (filter: Filter, value: string | number | null) =>
      setQuery((before) => {
        const first = { ...state, page: 1 }
        const next = withCursor(queryOf(first, before), first, null)
        if (value === null) next.delete(filter)
        else next.set(filter, String(value))
        return next
      }),
  }
}

export type SentTests = ReturnType<typeof useSentTests>

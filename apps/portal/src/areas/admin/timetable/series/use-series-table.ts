import { useSearchParams } from 'wouter'
import type { TableState } from '@the-house/design-system/admin'
import { useSeriesList, type PlacesOfUnit } from '../../../../api/timetable.ts'
import { queryOf, stateIn } from '../../managed/table-query.ts'

/** Loads a page of the series of a unit by the query string, and changes search, page and filter. */
export function useSeriesTable(unit: PlacesOfUnit) {
  const [query, setQuery] = useSearchParams()
  const state = { ...stateIn(query), sort: null }
  const { page, size, term } = state
  const over = query.get('over') === 'true'
  const read = useSeriesList({ unity_id: unit.id, page, size, over, ...(term && { term }) })
  return {
    state,
    over,
    read,
    hrefFor: (to: TableState) => `?${queryOf(to, query)}`,
    ask: (to: TableState) => setQuery(queryOf(to, query), { replace: to.page === page }),
    narrow: (name: 'over' | 'unity_id', value: string) =>
      setQuery((before) => {
        const next = queryOf({ ...state, page: 1 }, before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      }),
  }
}

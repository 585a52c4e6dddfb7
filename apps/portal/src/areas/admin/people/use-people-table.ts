import { duties, peopleSorts, personStates, profiles } from '@the-house/domain'
import type { TableState } from '@the-house/design-system/admin'
import { useSearchParams } from 'wouter'
import { usePeople, type PeopleQuery } from '../../../api/people.ts'
import { idIn } from '../../../page/id-in.ts'
import { cursorIn, withCursor } from '../../../page/page-cursor.ts'
import { queryOf, stateIn } from '../managed/table-query.ts'

/** The filters of the list, by their names in the query string and in the call. */
export interface PeopleFilter {
  state: PeopleQuery['state']
  profile: PeopleQuery['profile']
  unity_id: number | undefined
  tribe_id: number | undefined
  duty: PeopleQuery['duty']
  /** Only those who were invited a week ago and have not come. */
  idle: true | undefined
}

/** Parses the filters of a query string; invalid values are ignored. */
export const parsePeopleFilter = (query: URLSearchParams): PeopleFilter => ({
  state: personStates.find((one) => one === query.get('state')),
  profile: profiles.find((one) => one === query.get('profile')),
  unity_id: idIn(query.get('unity_id') ?? undefined) ?? undefined,
  tribe_id: idIn(query.get('tribe_id') ?? undefined) ?? undefined,
  duty: duties.find((one) => one === query.get('duty')),
  idle: query.get('idle') === 'true' ? true : undefined,
})

function sortIn(sort: TableState['sort']): { sort: TableState['sort']; asked: PeopleQuery['sort'] } {
  const by = peopleSorts.find((one) => one === sort?.by)
  if (!sort || !by) return { sort: null, asked: undefined }
  return { sort, asked: sort.direction === 'descending' ? `-${by}` : by }
}

/** Loads the list of people by its query string, and changes its filters, sorting and page. */
export function usePeopleTable() {
  const [query, setQuery] = useSearchParams()
  const { sort: wanted, ...state } = stateIn(query)
  const { sort, asked } = sortIn(wanted)
  const narrowing = parsePeopleFilter(query)
  const { page, size, term } = state
  const read = usePeople({ page, size, at: cursorIn(query), term: term || undefined, sort: asked, ...narrowing })
  const queryFor = (to: TableState) => withCursor(queryOf(to, query), to, read.data?.meta.cursor)
  return {
    state: { ...state, sort },
    narrowing,
    read,
    hrefFor: (to: TableState) => `?${queryFor(to)}`,
    ask: (to: TableState) => setQuery(queryFor(to), { replace: to.page === page }),
    narrow: (name: keyof PeopleFilter, value: string) =>
      setQuery((before) => {
        const first = { ...state, sort, page: 1 }
        const next = withCursor(queryOf(first, before), first, null)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      }),
  }
}

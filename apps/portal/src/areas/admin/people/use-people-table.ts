import { peopleSorts, personStates, profiles } from '@the-house/domain'
import type { TableState } from '@the-house/design-system/admin'
import { useSearchParams } from 'wouter'
import { usePeople, type PeopleQuery } from '../../../api/people.ts'
import { idIn } from '../../../page/id-in.ts'
import { queryOf, stateIn } from '../managed/table-query.ts'

/** What narrows the list, as the address and the call name it. */
export interface Narrowing {
  state: PeopleQuery['state']
  profile: PeopleQuery['profile']
  unity_id: number | undefined
  tribe_id: number | undefined
}

/** What an address narrows the list to; slips of the hand count as nothing. */
export const narrowingIn = (query: URLSearchParams): Narrowing => ({
  state: personStates.find((one) => one === query.get('state')),
  profile: profiles.find((one) => one === query.get('profile')),
  unity_id: idIn(query.get('unity_id') ?? undefined) ?? undefined,
  tribe_id: idIn(query.get('tribe_id') ?? undefined) ?? undefined,
})

function sortIn(sort: TableState['sort']): { sort: TableState['sort']; asked: PeopleQuery['sort'] } {
  const by = peopleSorts.find((one) => one === sort?.by)
  if (!sort || !by) return { sort: null, asked: undefined }
  return { sort, asked: sort.direction === 'descending' ? `-${by}` : by }
}

/** The list of people as its address asks for it, what was read, and how to ask for something else. */
export function usePeopleTable() {
  const [query, setQuery] = useSearchParams()
  const { sort: wanted, ...state } = stateIn(query)
  const { sort, asked } = sortIn(wanted)
  const narrowing = narrowingIn(query)
  const { page, size, term } = state
  const read = usePeople({ page, size, term: term || undefined, sort: asked, ...narrowing })
  return {
    state: { ...state, sort },
    narrowing,
    read,
    hrefFor: (to: TableState) => `?${queryOf(to, query)}`,
    ask: (to: TableState) => setQuery(queryOf(to, query), { replace: to.page === page }),
    narrow: (name: keyof Narrowing, value: string) =>
      setQuery((before) => {
        const next = queryOf({ ...state, sort, page: 1 }, before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      }),
  }
}

import { managed } from '@the-house/domain'
import type { TableState } from '@the-house/design-system/admin'
import { useSearchParams } from 'wouter'
import { useManagedList } from '../../../api/managed.ts'
import { idIn } from '../../../page/id-in.ts'
import { useUser } from '../../../session/session.ts'
import { flagsOf } from './flags.ts'
import type { ResourceName } from './resources.ts'
import { queryOf, sortText, stateIn } from './table-query.ts'
import { wholeOf } from './whole.ts'

/** Loads a list by its query string, and changes its sorting, filters and page. */
export function useManagedTable(name: ResourceName, filters: readonly string[]) {
  const user = useUser()
  const [query, setQuery] = useSearchParams()
  const state = stateIn(query)
  const { sort: orders }: { sort: readonly string[] } = managed[name]
  // An unknown sorting of an old link falls back to the default.
  const sort = state.sort && orders.includes(state.sort.by) ? state.sort : null
  const narrowed = filters.flatMap((filter) => {
    const id = idIn(query.get(filter) ?? undefined)
    return id === null ? [] : [{ filter, id }]
  })
  const flags = flagsOf(name).flatMap((flag) => {
    const value = query.get(flag)
    return value === 'true' || value === 'false' ? [{ flag, value }] : []
  })
  const { term, page, size } = state
  const removed = query.get('removed') === 'true'
  const asked = {
    ...(term && { term }),
    ...(sort && { sort: sortText(sort) }),
    ...Object.fromEntries(narrowed.map(({ filter, id }) => [filter, id])),
    ...Object.fromEntries(flags.map(({ flag, value }) => [flag, value === 'true'])),
    ...wholeOf(name, user),
    ...(removed && { removed }),
  }
  const read = useManagedList(name, { page, size, ...asked })
  return {
    state: { ...state, sort },
    read,
    /** The filters and the sorting, without the page. */
    asked,
    /** Whether the list shows the recently deleted rows. */
    removed,
    showRemoved: (shown: boolean) => setQuery(shown ? { removed: 'true' } : {}),
    chosen: (filter: string): number | null => narrowed.find((one) => one.filter === filter)?.id ?? null,
    hrefFor: (to: TableState) => `?${queryOf(to, query)}`,
    ask: (to: TableState) => setQuery(queryOf(to, query), { replace: to.page === page }),
    flagged: (flag: string): string | null => flags.find((one) => one.flag === flag)?.value ?? null,
    narrow: (filter: string, value: number | string | null) =>
      setQuery((before) => {
        const next = queryOf({ ...state, page: 1 }, before)
        if (value === null) next.delete(filter)
        else next.set(filter, String(value))
        return next
      }),
  }
}

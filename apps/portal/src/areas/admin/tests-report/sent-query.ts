import { sentTestStatuses, type SentTestStatus } from '@the-house/domain'
import { idIn } from '../../../page/id-in.ts'
import type { TableState } from '@the-house/design-system/admin'
import { sortText } from '../managed/table-query.ts'

/** What sent tests are narrowed down by, as the address of a list names it. */
export interface Which {
  config_test_id: number | undefined
  unity_id: number | undefined
  status: SentTestStatus | undefined
  period: string | undefined
}
export type Filter = keyof Which

const orders = new Set(['student', 'test', 'start_at', 'finish_at', 'percentage'])

const isStatus = (text: string | null): text is SentTestStatus => sentTestStatuses.some((status) => status === text)

/** What an address asks for; slips of the hand count as nothing. */
export function whichIn(query: URLSearchParams): Which {
  const status = query.get('status')
  const period = query.get('period') ?? ''
  return {
    config_test_id: idIn(query.get('config_test_id') ?? undefined) ?? undefined,
    unity_id: idIn(query.get('unity_id') ?? undefined) ?? undefined,
    status: isStatus(status) ? status : undefined,
    period: /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(period) ? period : undefined,
  }
}

/** The order that a list is asked for; one that nobody knows is the usual one. */
export const knownSort = (sort: TableState['sort']): TableState['sort'] => (sort && orders.has(sort.by) ? sort : null)

/** What the call is asked for. */
export const askedOf = ({ page, size, term, sort }: TableState, which: Which) => ({
  page,
  size,
  ...(term && { term }),
  ...(sort && { sort: sortText(sort) }),
  ...which,
})

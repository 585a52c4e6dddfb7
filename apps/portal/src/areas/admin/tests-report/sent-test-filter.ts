import { sentTestStatuses, type SentTestStatus } from '@the-house/domain'
import { idIn } from '../../../page/id-in.ts'
import type { TableState } from '@the-house/design-system/admin'
import { sortText } from '../managed/table-query.ts'

/** The filters of sent tests, by their names in the query string. */
export interface SentTestFilter {
  config_test_id: number | undefined
  unity_id: number | undefined
  status: SentTestStatus | undefined
  period: string | undefined
}
export type Filter = keyof SentTestFilter

const orders = new Set(['student', 'test', 'start_at', 'finish_at', 'percentage'])

const isStatus = (text: string | null): text is SentTestStatus => sentTestStatuses.some((status) => status === text)

/** Parses the filters of a query string; invalid values are ignored. */
export function parseSentTestFilter(query: URLSearchParams): SentTestFilter {
  const status = query.get('status')
  const period = query.get('period') ?? ''
  return {
    config_test_id: idIn(query.get('config_test_id') ?? undefined) ?? undefined,
    unity_id: idIn(query.get('unity_id') ?? undefined) ?? undefined,
    status: isStatus(status) ? status : undefined,
    period: /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(period) ? period : undefined,
  }
}

/** Returns the sorting of a query string; an unknown one falls back to the default. */
export const knownSort = (sort: TableState['sort']): TableState['sort'] => (sort && orders.has(sort.by) ? sort : null)

/** Converts the table state and the filters to the query of the call. */
export const toApiQuery = ({ page, size, term, sort }: TableState, which: SentTestFilter) => ({
  page,
  size,
  ...(term && { term }),
  ...(sort && { sort: sortText(sort) }),
  ...which,
})

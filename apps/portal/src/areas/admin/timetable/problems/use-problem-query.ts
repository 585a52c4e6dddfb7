import { classProblems, limits } from '@the-house/domain'
import { useSearchParams } from 'wouter'
import type { Places } from '../../../../api/timetable.ts'
import { idIn } from '../../../../page/id-in.ts'
import { pageOf } from '../../../../page/page-number.ts'
import { chosenIn } from '../../chosen-in.ts'

/** Which classes with problems the address asks for, and how it is changed; what it cannot mean is left out. */
export function useProblemQuery(unities: Places['unities']) {
  const [query, setQuery] = useSearchParams()
  const problem = classProblems.find((one) => one === query.get('problem'))
  const unity_id = unities.find(({ id }) => id === idIn(query.get('unity_id') ?? undefined))?.id
  const pageIn = (page: number) => {
    const next = new URLSearchParams(query)
    next.set('page', String(page))
    return next
  }
  const page = pageOf(query)
  return {
    asked: {
      page,
      size: limits.pageSize,
      ...(problem && { problem }),
      ...(unity_id !== undefined && { unity_id }),
    },
    narrow: (name: 'problem' | 'unity_id', value: string) => setQuery(chosenIn(query, name, value)),
    listing: { page, hrefFor: (to: number) => `?${pageIn(to)}`, turnTo: (to: number) => setQuery(pageIn(to)) },
  }
}

import { idIn } from '../../../page/id-in.ts'

/** The filters of a queue: their names in the query string and in the call. */
const names = { book: 'book_id', chapter: 'chapter_id', unit: 'unity_id', test: 'config_test_id' } as const

export type FilterName = keyof typeof names
export const filterNames: readonly FilterName[] = ['book', 'chapter', 'unit', 'test']
const keptNames = new Set<string>([...filterNames, 'second'])

/** The chosen filters, as the call takes them. */
export interface CorrectionFilter {
  book_id?: number
  chapter_id?: number
  unity_id?: number
  config_test_id?: number
  /** Second versions, or first ones. */
  second?: boolean
}

/** Parses the filters of a query string; invalid values are ignored. */
export function parseCorrectionFilter(query: URLSearchParams): CorrectionFilter {
  const second = query.get('second')
  return {
    ...Object.fromEntries(
      filterNames.flatMap((name) => {
        const id = idIn(query.get(name) ?? undefined)
        return id === null ? [] : [[names[name], id]]
      }),
    ),
    ...((second === 'true' || second === 'false') && { second: second === 'true' }),
  }
}

/** Returns the filters alone as a query string, to pass them on to the correction screen. */
export function filtersOf(query: URLSearchParams): string {
  const kept = new URLSearchParams(Array.from(query).filter(([name]) => keptNames.has(name)))
  return kept.size > 0 ? `?${kept}` : ''
}

import { idIn } from '../../../page/id-in.ts'

/** The filters of a queue: their names in the query string and in the call. */
const names = { book: 'book_id', chapter: 'chapter_id', unit: 'unity_id', test: 'config_test_id' } as const

export type FilterName = keyof typeof names
export const filterNames: readonly FilterName[] = ['book', 'chapter', 'unit', 'test']

/** The chosen filters, as the call takes them. */
export interface CorrectionFilter {
  book_id?: number
  chapter_id?: number
  unity_id?: number
  config_test_id?: number
}

/** Parses the filters of a query string; invalid values are ignored. */
export function parseCorrectionFilter(query: URLSearchParams): CorrectionFilter {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const id = idIn(query.get(name) ?? undefined)
      return id === null ? [] : [[names[name], id]]
    }),
  )
}

/** Returns the filters alone as a query string, to pass them on to the correction screen. */
export function filtersOf(query: URLSearchParams): string {
  const kept = new URLSearchParams(Array.from(query).filter(([name]) => filterNames.some((known) => known === name)))
  return kept.size > 0 ? `?${kept}` : ''
}

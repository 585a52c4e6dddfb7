import { idIn } from '../../../page/id-in.ts'

/** What an address can narrow a queue down by: as the address calls it, as the call does. */
const names = { book: 'book_id', chapter: 'chapter_id', unit: 'unity_id', test: 'config_test_id' } as const

export type FilterName = keyof typeof names
export const filterNames: readonly FilterName[] = ['book', 'chapter', 'unit', 'test']

/** What is chosen, as the call asks for it. */
export interface Narrowing {
  book_id?: number
  chapter_id?: number
  unity_id?: number
  config_test_id?: number
}

/** What an address narrows the queue down by; slips of the hand count as nothing. */
export function narrowingIn(query: URLSearchParams): Narrowing {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const id = idIn(query.get(name) ?? undefined)
      return id === null ? [] : [[names[name], id]]
    }),
  )
}

/** Only what narrows it down: the part of an address that goes along to the desk. */
export function filtersOf(query: URLSearchParams): string {
  const kept = new URLSearchParams(Array.from(query).filter(([name]) => filterNames.some((known) => known === name)))
  return kept.size > 0 ? `?${kept}` : ''
}

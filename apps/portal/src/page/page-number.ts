/** Pages beyond this are a slip of the hand. */
const lastPage = 1_000_000

/** The page of a list that an address asks for, from 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1
}

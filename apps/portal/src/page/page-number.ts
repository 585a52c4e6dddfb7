/** Larger page numbers are typing errors. */
const lastPage = 1_000_000

/** Parses the page number of a query string, from 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1
}

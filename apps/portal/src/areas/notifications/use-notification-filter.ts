import { useSearchParams } from 'wouter'
import { pageOf } from '../../page/page-number.ts'

/** Reads the page and the filter from the query string; `hrefFor` links to another page, `go` navigates. */
export function useNotificationFilter() {
  const [query, setQuery] = useSearchParams()
  const page = pageOf(query)
  const unread = query.get('unread') === 'true'
  const search = (to: { page?: number; unread?: boolean }) => {
    const wanted = { page: 1, unread, ...to }
    return { ...(wanted.page > 1 && { page: String(wanted.page) }), ...(wanted.unread && { unread: 'true' }) }
  }
  return {
    page,
    unread,
    hrefFor: (to: number) => `?${new URLSearchParams(search({ page: to }))}`,
    go: (to: { page?: number; unread?: boolean }) => setQuery(search(to)),
  }
}

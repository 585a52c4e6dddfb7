import { useSearchParams } from 'wouter'
import { pageOf } from '../../page/page-number.ts'

/** Which notifications the address asks for; `addressOf` names another choice. */
export function useQuery() {
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

import { useSearchParams } from 'wouter'

/** Pages beyond this are a slip of the hand. */
const lastPage = 1_000_000

const pageOf = (text: string | null): number => {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1
}

/** Which notifications the address asks for; `addressOf` names another choice. */
export function useQuery() {
  const [query, setQuery] = useSearchParams()
  const page = pageOf(query.get('page'))
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

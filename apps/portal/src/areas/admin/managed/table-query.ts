import { limits } from '@the-house/domain'
import type { TableState } from '@the-house/design-system/admin'
import { pageOf } from '../../../page/page-number.ts'

const sizes = new Set<number>([...limits.pageSizes, limits.pageSize])

/** Parses a sorting: `-name` sorts by name, descending. */
function sortOf(asked: string | null): TableState['sort'] {
  if (!asked) return null
  return asked.startsWith('-') ? { by: asked.slice(1), direction: 'descending' } : { by: asked, direction: 'ascending' }
}

/** Parses the table state of a query string; invalid values are ignored. */
export function stateIn(query: URLSearchParams): TableState {
  const size = Number(query.get('size'))
  return {
    page: pageOf(query),
    size: sizes.has(size) ? size : limits.pageSize,
    term: (query.get('term') ?? '').slice(0, 100),
    sort: sortOf(query.get('sort')),
  }
}

/** Serializes a sorting for the call and the query string. */
export const sortText = (sort: TableState['sort']): string | undefined =>
  sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.by}` : undefined

/** Serializes a table state as a query string without its defaults; other parameters of the URL are preserved. */
export function queryOf({ page, size, term, sort }: TableState, before: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(before)
  const set = (name: string, value: string | undefined) => (value ? query.set(name, value) : query.delete(name))
  set('page', page > 1 ? String(page) : undefined)
  set('size', size === limits.pageSize ? undefined : String(size))
  set('term', term)
  set('sort', sortText(sort))
  return query
}

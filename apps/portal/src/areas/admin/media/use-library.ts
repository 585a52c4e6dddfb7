import { useSearchParams } from 'wouter'
import { useMedia } from '../../../api/media.ts'
import { withCursor } from '../../../page/page-cursor.ts'
import { chosenIn } from '../chosen-in.ts'
import { mediaQueryOf, pageSize, type MediaFilter } from './media-query.ts'

/** Loads a page of the library by its query string, and changes its filters and its page. */
export function useLibrary() {
  const [query, setQuery] = useSearchParams()
  const asked = mediaQueryOf(query)
  const read = useMedia(asked)
  const queryFor = (page: number) => {
    const next = withCursor(query, { page, size: pageSize }, read.data?.meta.cursor)
    next.set('page', String(page))
    return next
  }
  return {
    read,
    asked,
    narrow: (name: MediaFilter, value: string) => {
      const next = chosenIn(query, name, value)
      next.delete('at')
      setQuery(next)
    },
    listing: {
      page: asked.page,
      hrefFor: (page: number) => `?${queryFor(page)}`,
      turnTo: (page: number) => setQuery(queryFor(page)),
    },
  }
}
export type Library = ReturnType<typeof useLibrary>

import { isWithinDepth } from '@the-house/domain'

interface Page {
  page: number
  size: number
}

/** The query parameter with the cursor of a page near the one of the URL. */
const name = 'at'

/** Parses the cursor of a query string. */
export const cursorIn = (query: URLSearchParams): string | undefined => query.get(name) ?? undefined

/**
 * The cursor that a page of a list that grows needs: none while its number is enough.
 * @param cursor of the page that is shown
 */
export const cursorFor = (to: Page, cursor: string | null | undefined): string | undefined =>
  isWithinDepth(to) ? undefined : (cursor ?? undefined)

/** Adds the cursor that a page needs to its query string, or removes that of another page. */
export function withCursor(query: URLSearchParams, to: Page, cursor: string | null | undefined): URLSearchParams {
  const next = new URLSearchParams(query)
  const needed = cursorFor(to, cursor)
  if (needed === undefined) next.delete(name)
  else next.set(name, needed)
  return next
}

import { mediaKinds, mediaStates } from '@the-house/domain'
import type { MediaQuery } from '../../../api/media.ts'
import { cursorIn } from '../../../page/page-cursor.ts'
import { pageOf } from '../../../page/page-number.ts'

/** The files of a page: full rows of two, three, four and six. */
export const pageSize = 24

/** The filters of the library, by their names in the query string. */
export type MediaFilter = 'kind' | 'state' | 'search'

/** Parses the query string into the query of the call; invalid values are ignored. */
export function mediaQueryOf(query: URLSearchParams): MediaQuery {
  const kind = mediaKinds.find((one) => one === query.get('kind'))
  const state = mediaStates.find((one) => one === query.get('state'))
  const search = (query.get('search') ?? '').trim().slice(0, 100)
  const at = cursorIn(query)
  return {
    page: pageOf(query),
    size: pageSize,
    ...(kind && { kind }),
    ...(state && { state }),
    ...(search !== '' && { search }),
    ...(at !== undefined && { at }),
  }
}

import { courseEntities, type CourseEntity } from '@the-house/domain'
import { useSearchParams } from 'wouter'
import { idIn } from '../../../page/id-in.ts'
import { nodeIn, type NodeId } from './course.ts'

/** What is shown beside the tree. */
export const panes = ['form', 'check', 'preview'] as const
export type Pane = (typeof panes)[number]

/** Where the user is in the studio; the address says all of it. */
export interface Place {
  /** null: the first book. */
  book: number | null
  /** The chosen node. */
  at: NodeId | null
  /** What is being made in the form as a part of the chosen node. */
  making: CourseEntity | null
  /** The field of the form that a finding leads to. */
  field: string | null
  /** null: none, so that a phone shows the tree. */
  pane: Pane | null
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null

function placeIn(query: URLSearchParams): Place {
  const at = query.get('at')
  const chosen = nodeIn(at) ? at : null
  return {
    book: idIn(query.get('book') ?? undefined),
    at: chosen,
    making: oneOf(courseEntities, query.get('making')),
    field: query.get('field'),
    pane: oneOf(panes, query.get('show')) ?? (chosen === null ? null : 'form'),
  }
}

/** The query of a place. */
export function queryOf({ book, at, making, field, pane }: Partial<Place>): string {
  const query = new URLSearchParams()
  if (book) query.set('book', String(book))
  if (at) query.set('at', at)
  if (making) query.set('making', making)
  if (field) query.set('field', field)
  if (pane && pane !== 'form') query.set('show', pane)
  return query.toString()
}

/** What of an address names the form that is open in the studio. */
export function formIn({ searchParams }: URL): string {
  const { at, making } = placeIn(searchParams)
  return `${at} ${making}`
}

/** Another address of the same form: nothing has to be asked. */
const rename = (place: Place) => history.replaceState(history.state, '', `?${queryOf(place)}`)

/** The place in the studio, kept in the address, so that Back and a reload return to it. */
export function usePlace() {
  const [query, setQuery] = useSearchParams()
  const place = placeIn(query)
  return {
    place,
    /** Goes to another place; from node to node Back leads to where the first was chosen. */
    go: (to: Partial<Place>) => setQuery(queryOf(to), { replace: place.at !== null && Boolean(to.at) }),
    /**
     * Shows something else of the same place. The form stays as it is, so that nothing has to be asked; its field is left
     * out, so that a finding leads there again.
     */
    show: (pane: Pane) => rename({ ...place, field: null, pane }),
    /** Names the book of the place, which stays. */
    nameBook: (book: number) => rename({ ...place, book }),
  }
}

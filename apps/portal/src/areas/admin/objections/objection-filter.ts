import { exerciseTypes, type ExerciseType } from '@the-house/domain'
import { idIn } from '../../../page/id-in.ts'

export type FilterName = 'show' | 'term' | 'book' | 'chapter' | 'type'

/** The filters of the list, as the call takes them. */
interface ObjectionFilter {
  term?: string
  book_id?: number
  chapter_id?: number
  type?: ExerciseType
}

/** Whether the query string asks for decided objections instead of pending ones. */
export const isDecidedIn = (query: URLSearchParams): boolean => query.get('show') === 'decided'

/** The limit of the API. */
const longestTerm = 100

/** Parses the filters of a query string; invalid values are ignored. */
export function parseObjectionFilter(query: URLSearchParams): ObjectionFilter {
  const term = (query.get('term') ?? '').trim().slice(0, longestTerm)
  const [book, chapter] = [idIn(query.get('book') ?? undefined), idIn(query.get('chapter') ?? undefined)]
  const type = exerciseTypes.find((known) => known === query.get('type'))
  return {
    ...(term && { term }),
    ...(book !== null && { book_id: book }),
    ...(chapter !== null && { chapter_id: chapter }),
    ...(type && { type }),
  }
}

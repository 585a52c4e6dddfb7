import { exerciseTypes, type ExerciseType } from '@the-house/domain'
import { idIn } from '../../../page/id-in.ts'

export type FilterName = 'show' | 'term' | 'book' | 'chapter' | 'type'

/** What narrows the list down, as the call asks for it. */
interface Narrowing {
  term?: string
  book_id?: number
  chapter_id?: number
  type?: ExerciseType
}

/** Whether an address asks for what was decided instead of what waits. */
export const isDecidedIn = (query: URLSearchParams): boolean => query.get('show') === 'decided'

/** What the API takes at most. */
const longestTerm = 100

/** What an address narrows the list down by; slips of the hand count as nothing. */
export function narrowingIn(query: URLSearchParams): Narrowing {
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

import { exerciseTypes, type ExerciseType } from '@the-house/domain'

/** The filters of the exercise bank. */
export interface BankFilter {
  term: string
  book_id: number | null
  chapter_id: number | null
  topic_id: number | null
  type: ExerciseType | null
}

export const noFilter: BankFilter = { term: '', book_id: null, chapter_id: null, topic_id: null, type: null }

/** Returns the filters as the call takes them: only the narrowest of book, chapter and topic. */
export function queryOf({ term, book_id, chapter_id, topic_id, type }: BankFilter) {
  return {
    ...(term !== '' && { term }),
    ...(book_id !== null && { book_id }),
    ...(chapter_id !== null && { chapter_id }),
    ...(topic_id !== null && { topic_id }),
    ...(type !== null && { type }),
  }
}

export const typeIn = (value: string): ExerciseType | null => exerciseTypes.find((type) => type === value) ?? null

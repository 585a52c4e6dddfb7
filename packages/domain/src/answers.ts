import type { Exercise } from './exercises.ts'

/** A student's answer to an exercise, as a draft or submitted. */
export interface Answer {
  alternatives: number[]
  text: string
  options: { position: number; answer: string }[]
}

export const noAnswer: Answer = { alternatives: [], text: '', options: [] }

/** An answer as the server has saved it, which a conflict tells of. */
export interface SavedAnswer extends Answer {
  /** Grows with each change of the answer. */
  version: number
  /** ISO 8601. */
  saved_at: string
  /** The client that has saved it; null: it did not say. */
  client_id: string | null
}

/** A saved answer that the student has not seen who hands in its attempt. */
export interface UnseenAnswer extends SavedAnswer {
  exercise_id: number
}

/** The answer that an exercise was loaded with. */
export const answerOf = (exercise: Exercise): Answer => ({
  alternatives: exercise.answer_alternatives,
  text: exercise.answer_text ?? '',
  options: exercise.answered_options,
})

const valueOf = ({ alternatives, text, options }: Answer): string =>
  JSON.stringify([alternatives, text, options.map(({ position, answer }) => [position, answer])])

/** Whether two answers to an exercise are the same, as they are stored. */
export const isSameAnswer = (one: Answer, other: Answer): boolean => valueOf(one) === valueOf(other)

/** Joins the words that fill the blanks, one per blank; '' where a blank is still empty. */
export const joinWords = (words: readonly string[]): string => (words.some(Boolean) ? words.join('|') : '')
export const splitWords = (typed: string, blanks: number): string[] => {
  const words = typed.split('|')
  return Array.from({ length: blanks }, (_, index) => words[index] ?? '')
}

/** The letters of each word, `_` for an empty box; words are upper-cased and joined by a space. */
export const joinLetters = (words: readonly string[]): string => words.join(' ').toUpperCase()
export const splitLetters = (typed: string, lengths: readonly number[]): string[] => {
  const words = typed.split(' ')
  return lengths.map((length, index) => (words[index] ?? '').padEnd(length, '_').slice(0, length))
}

import type { Exercise } from './exercises.ts'
import type { ExerciseType } from './kinds.ts'

/** What a student has put into an exercise, before or after it was handed in. */
export interface Answer {
  alternatives: number[]
  text: string
  options: { position: number; answer: string }[]
}

export const noAnswer: Answer = { alternatives: [], text: '', options: [] }

/** The answer that an exercise came with. */
export const answerOf = (exercise: Exercise): Answer => ({
  alternatives: exercise.answer_alternatives,
  text: exercise.answer_text ?? '',
  options: exercise.answered_options,
})

type Emptiness = (answer: Answer, blanks: number) => boolean

const noText: Emptiness = ({ text: typed }) => typed.replaceAll(/[\s|_]/g, '') === ''
const noAlternative: Emptiness = ({ alternatives }) => alternatives.length === 0

/** Whether nothing (or, for options, not everything) was answered yet; Verify waits for this to be false. */
const emptiness: Record<ExerciseType, Emptiness> = {
  UNIQUE_ALTERNATIVE: noAlternative,
  MULTIPLE_ALTERNATIVE: noAlternative,
  COMPLETE_LETTERS: noText,
  COMPLETE_WORD: noText,
  OPEN_ANSWER: noText,
  MULTIPLE_OPTIONS: ({ options }, blanks) => options.filter(({ answer }) => answer !== '').length < blanks,
}

export const isEmptyAnswer = (exercise: Pick<Exercise, 'type' | 'options'>, answer: Answer): boolean =>
  emptiness[exercise.type](answer, exercise.options.length)

/** An answer is saved through one of three calls, each with its own body. */
export const answerChannel = {
  UNIQUE_ALTERNATIVE: 'alternatives',
  MULTIPLE_ALTERNATIVE: 'alternatives',
  COMPLETE_LETTERS: 'alternatives',
  COMPLETE_WORD: 'alternatives',
  OPEN_ANSWER: 'open',
  MULTIPLE_OPTIONS: 'options',
} as const satisfies Record<ExerciseType, 'alternatives' | 'open' | 'options'>

/** The words of a bank, one a blank; '' where a blank is open. */
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

import type { Answer, ExerciseType } from '@the-house/domain'
import type { exercises } from '../../db/schema/index.ts'
import { isSameText } from './text-matching.ts'

/** The columns of an exercise that hold its key. */
export type Key = Pick<typeof exercises.$inferSelect, 'correct_alternatives' | 'answer_correct' | 'option_answers'>

/** Whether an answer is right; null: a teacher will tell. */
type Marker = (key: Key, answer: Answer) => boolean | null

/** Several accepted answers stand one a line. */
export const acceptedTexts = ({ answer_correct }: Key): string[] =>
  (answer_correct ?? '').split('\n').filter((line) => line.trim() !== '')

const sameChoice: Marker = ({ correct_alternatives }, { alternatives }) => {
  const right = new Set(correct_alternatives)
  const chosen = new Set(alternatives)
  return right.size === chosen.size && alternatives.every((id) => right.has(id))
}

const sameLetters: Marker = (key, { text }) => acceptedTexts(key).some((accepted) => isSameText(accepted, text))

const sameWords: Marker = (key, { text }) => {
  const words = text.split('|')
  return acceptedTexts(key).some((accepted) => {
    const right = accepted.split('|')
    return right.length === words.length && right.every((word, index) => isSameText(word, words[index] ?? ''))
  })
}

const sameOptions: Marker = ({ option_answers }, { options }) => {
  const chosen = new Map(options.map(({ position, answer }) => [position, answer]))
  return (option_answers ?? []).every((right, index) => chosen.get(index + 1) === right)
}

const markers: Record<ExerciseType, Marker> = {
  UNIQUE_ALTERNATIVE: sameChoice,
  MULTIPLE_ALTERNATIVE: sameChoice,
  COMPLETE_LETTERS: sameLetters,
  COMPLETE_WORD: sameWords,
  MULTIPLE_OPTIONS: sameOptions,
  OPEN_ANSWER: () => null,
}

/** Marks an answer that is not empty. */
export const mark = (exercise: Key & { type: ExerciseType }, answer: Answer): boolean | null =>
  markers[exercise.type](exercise, answer)

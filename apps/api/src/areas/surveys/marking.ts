import type { Answer, ExerciseType } from '@the-house/domain'
import type { exercises } from '../../db/schema/index.ts'
import { gistOf, type Sheet } from './gist.ts'
import { isSameText } from './text-matching.ts'

/** The columns of an exercise that hold its key. */
export type Key = Pick<typeof exercises.$inferSelect, 'correct_alternatives' | 'answer_correct' | 'option_answers'>

/** How much of an answer is right, 0 to 100; null: a teacher will tell. */
type Marker = (key: Key, answer: Answer) => number | null

/** What a mark is for whoever asks only whether the answer is right. */
export interface Mark {
  correct: boolean | null
  credit: number | null
}

const whole = (right: boolean) => (right ? 100 : 0)

/** Several accepted answers stand one a line. */
export const acceptedTexts = ({ answer_correct }: Key): string[] =>
  (answer_correct ?? '').split('\n').filter((line) => line.trim() !== '')

const sameChoice: Marker = ({ correct_alternatives }, { alternatives }) => {
  const right = new Set(correct_alternatives)
  const chosen = new Set(alternatives)
  return whole(right.size === chosen.size && alternatives.every((id) => right.has(id)))
}

/** The share of letters that stand where they belong; all of them only where nothing is wrong. */
function shareOfLetters(accepted: string, typed: string): number {
  if (isSameText(accepted, typed)) return 100
  const right = Array.from(accepted.toUpperCase()).map((letter, place) => ({ letter, place }))
  const letters = right.filter(({ letter }) => letter !== ' ')
  const hits = letters.filter(({ letter, place }) => typed[place] === letter)
  return Math.min(99, Math.floor((hits.length / letters.length) * 100))
}

const sameLetters: Marker = (key, { text }) =>
  Math.max(0, ...acceptedTexts(key).map((accepted) => shareOfLetters(accepted, text)))

const sameWords: Marker = (key, { text }) => {
  const words = text.split('|')
  const right = acceptedTexts(key).some((accepted) => {
    const parts = accepted.split('|')
    return parts.length === words.length && parts.every((word, index) => isSameText(word, words[index] ?? ''))
  })
  return whole(right)
}

const sameOptions: Marker = ({ option_answers }, { options }) => {
  const chosen = new Map(options.map(({ position, answer }) => [position, answer]))
  return whole((option_answers ?? []).every((right, index) => chosen.get(index + 1) === right))
}

const markers: Record<ExerciseType, Marker> = {
  UNIQUE_ALTERNATIVE: sameChoice,
  MULTIPLE_ALTERNATIVE: sameChoice,
  COMPLETE_LETTERS: sameLetters,
  COMPLETE_WORD: sameWords,
  MULTIPLE_OPTIONS: sameOptions,
  OPEN_ANSWER: () => null,
}

type Marked = Key & Sheet & Partial<Pick<typeof exercises.$inferSelect, 'also_right'>>

/** Whether the school has come to count an answer as right besides the key. */
function isAlsoRight({ also_right = [], ...sheet }: Marked, answer: Answer): boolean {
  if (also_right.length === 0) return false
  const gist = gistOf(sheet, answer)
  return also_right.some((further) => further.gist === gist)
}

/** Marks an answer that is not empty. */
export function mark(exercise: Marked, answer: Answer): Mark {
  if (isAlsoRight(exercise, answer)) return { credit: 100, correct: true }
  const credit = markers[exercise.type](exercise, answer)
  return { credit, correct: credit === null ? null : credit === 100 }
}

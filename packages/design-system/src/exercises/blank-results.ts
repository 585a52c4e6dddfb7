import type { Exercise } from '@the-house/domain'
import { isMarked, type ExerciseStatus } from './widget.ts'

/** The result of one blank; `correct` is null while it is not known. */
export interface BlankResult {
  given: string
  right: string | null
  correct: boolean | null
}

/** The answer key of a text type; of several accepted answers (one per row of text), the first is shown. */
export const shownKey = ({ answer_correct }: Pick<Exercise, 'answer_correct'>): string | null =>
  answer_correct?.split('\n')[0]?.trim() || null

const same = (a: string, b: string) => a.trim().toUpperCase() === b.trim().toUpperCase()

/**
 * The right content of each blank, null where it is not known.
 * @param separator joins the blanks in the answer key
 */
export function keysOf(exercise: Exercise, blanks: number, separator: string): (string | null)[] {
  const words = shownKey(exercise)?.split(separator) ?? []
  return Array.from({ length: blanks }, (_, index) => {
    const own = exercise.options.find(({ position }) => position === index + 1)?.answer
    return own ?? words[index] ?? null
  })
}

/** The result of each blank once the exercise is marked; null before. */
export function blankResults(
  given: readonly string[],
  keys: readonly (string | null)[],
  status: ExerciseStatus,
): BlankResult[] | null {
  if (!isMarked(status)) return null
  return given.map((text, index) => {
    const right = keys[index] ?? null
    // An answer can be correct in a spelling that differs from the answer key.
    const correct = status === 'correct' ? true : right === null ? null : same(text, right)
    return { given: text, right, correct }
  })
}

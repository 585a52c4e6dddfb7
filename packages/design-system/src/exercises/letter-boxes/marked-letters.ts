import type { Exercise } from '@the-house/domain'

/** The result of one letter. */
export interface MarkedLetter {
  /** '' for an empty box. */
  typed: string
  /** The letter that belongs there; null where the student may not see it, or where it equals the typed one. */
  right: string | null
  /** null: not known. */
  correct: boolean | null
}

const hits = (typed: string, key: string): number =>
  Array.from(key.toUpperCase()).filter((letter, place) => letter !== ' ' && typed[place] === letter).length

/**
 * Of several accepted answers (one per row of text), the one nearest to the typed letters, as the server marks them.
 */
export function nearestKey({ answer_correct }: Pick<Exercise, 'answer_correct'>, typed: string): string | null {
  const keys = (answer_correct ?? '').split('\n').map((line) => line.trim())
  return keys.filter(Boolean).toSorted((one, other) => hits(typed, other) - hits(typed, one))[0] ?? null
}

/**
 * Each letter of a word beside the one that belongs there.
 * @param whole the answer is correct, whatever its spelling
 */
export function markedLetters(letters: string, key: string | null, whole: boolean): MarkedLetter[] {
  return Array.from(letters, (letter, place) => {
    const typed = letter === '_' ? '' : letter
    const right = key?.[place]?.toUpperCase() ?? null
    if (whole || (right !== null && right === typed)) return { typed, right: null, correct: true }
    return { typed, right, correct: right === null && typed !== '' ? null : false }
  })
}

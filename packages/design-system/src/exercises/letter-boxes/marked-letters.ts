import type { Exercise } from '@the-house/domain'

/** What became of one letter. */
export interface MarkedLetter {
  /** '' for an empty box. */
  typed: string
  /** The letter that belongs there; null where it may not be known, or is the typed one. */
  right: string | null
  /** null: not known. */
  correct: boolean | null
}

const hits = (typed: string, key: string): number =>
  Array.from(key.toUpperCase()).filter((letter, place) => letter !== ' ' && typed[place] === letter).length

/** Of several accepted answers, one a line, the one that the typed letters come nearest to, as they are marked. */
export function nearestKey({ answer_correct }: Pick<Exercise, 'answer_correct'>, typed: string): string | null {
  const keys = (answer_correct ?? '').split('\n').map((line) => line.trim())
  return keys.filter(Boolean).toSorted((one, other) => hits(typed, other) - hits(typed, one))[0] ?? null
}

/** Each letter of a word beside the one that belongs there. `whole`: the answer is right however it is spelled. */
export function markedLetters(letters: string, key: string | null, whole: boolean): MarkedLetter[] {
  return Array.from(letters, (letter, place) => {
    const typed = letter === '_' ? '' : letter
    const right = key?.[place]?.toUpperCase() ?? null
    if (whole || (right !== null && right === typed)) return { typed, right: null, correct: true }
    return { typed, right, correct: right === null && typed !== '' ? null : false }
  })
}

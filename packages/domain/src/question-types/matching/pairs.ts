import type { ExerciseDraft } from '../../exercise-draft.ts'
import type { Pair } from '../formats/moodle.ts'

export type { Pair }

/** An exercise of pairs, as its author sees it. */
export interface Pairs {
  pairs: Pair[]
  /** Right sides that belong to no left one. */
  extra: string[]
}

// Sorted, since the order of the pairs would tell the key.
const { compare } = new Intl.Collator('en', { numeric: true })

/** The list that every pair offers. */
const offered = ({ pairs, extra }: Pairs): string[] =>
  [...new Set([...pairs.map(({ right }) => right), ...extra])].filter((text) => text !== '').toSorted(compare)

/** Reads the pairs of an exercise. */
export function readPairs({ alternatives, options, option_answers }: ExerciseDraft): Pairs {
  const pairs = alternatives.map(({ title }, index) => ({ left: title, right: option_answers?.[index] ?? '' }))
  const list = options[0]?.options ?? []
  return { pairs, extra: list.filter((text) => !pairs.some(({ right }) => right === text)) }
}

/** Writes pairs into an exercise: prompts, offers and key change together. */
export function writePairs(draft: ExerciseDraft, written: Pairs): ExerciseDraft {
  const list = offered(written)
  return {
    ...draft,
    alternatives: written.pairs.map(({ left }, index) => ({ id: index + 1, title: left })),
    options: written.pairs.map((_, index) => ({ position: index + 1, options: list })),
    option_answers: written.pairs.map(({ right }) => right),
  }
}

import type { Answer, Exercise } from '@the-house/domain'
import { isMarked, type ExerciseStatus } from '../widget.ts'
import { optionAt } from '../inline-selects/selections.ts'

/** A left side with what the student has put beside it. */
export interface Pair {
  /** Counts from 1. */
  position: number
  prompt: string
  /** The chosen right side; '' for none. */
  partner: string
}

export const pairsOf = ({ alternatives }: Pick<Exercise, 'alternatives'>, { options }: Answer): Pair[] =>
  alternatives.map(({ title }, index) => ({
    position: index + 1,
    prompt: title,
    partner: optionAt(options, index + 1),
  }))

/** The right sides to choose from; every left side has the same. */
export const partnersOf = ({ options }: Pick<Exercise, 'options'>): string[] => options[0]?.options ?? []

/** The result of a pair; `correct` is null while it is not known. */
export interface PairResult {
  right: string | null
  correct: boolean | null
}

/** The result of a pair once the exercise is marked; null before. */
export function pairResult(
  { options }: Pick<Exercise, 'options'>,
  { position, partner }: Pair,
  status: ExerciseStatus,
): PairResult | null {
  if (!isMarked(status)) return null
  const right = options.find((option) => option.position === position)?.answer ?? null
  return { right, correct: status === 'correct' ? true : right === null ? null : partner === right }
}

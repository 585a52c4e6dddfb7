import type { ExerciseStatus } from '../widget.ts'
import { isMarked } from '../widget.ts'

/** The result of one choice; null when there is nothing to show. */
export type ChoiceResult = 'rightly' | 'wrongly' | 'missed' | 'chosen' | null

export interface Choice {
  chosen: boolean
  /** Ids of the right choices; null while the user may not see them. */
  key: readonly number[] | null
  id: number
  status: ExerciseStatus
}

/**
 * The result of one choice: before marking an answered choice is only `chosen`, afterwards it is right, wrong or
 * missed.
 */
export function choiceResult({ chosen, key, id, status }: Choice): ChoiceResult {
  if (!isMarked(status)) return chosen && status !== 'open' ? 'chosen' : null
  if (status === 'correct') return chosen ? 'rightly' : null
  if (!key) return chosen ? 'chosen' : null
  if (key.includes(id)) return chosen ? 'rightly' : 'missed'
  return chosen ? 'wrongly' : null
}

const A = 65

/** The letter of a choice: A to Z, then AA, AB. */
export function prefixOf(index: number): string {
  const letter = String.fromCodePoint(A + (index % 26))
  return index < 26 ? letter : prefixOf(Math.floor(index / 26) - 1) + letter
}

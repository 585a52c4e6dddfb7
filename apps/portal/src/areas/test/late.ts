import { answerOf, type Answer } from '@the-house/domain'
import type { ExerciseState } from '../../survey/exercise-state.ts'

const same = (one: Answer, other: Answer): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns the draft of an exercise of an ended test that the server did not accept in time; null where all was saved.
 */
export function lateAnswer({ exercise, draft }: ExerciseState): Answer | null {
  if (!draft || draft.delivery === 'saved' || same(draft.answer, answerOf(exercise))) return null
  return draft.answer
}

/** Returns the exercise with its late answer, without marks because the answer does not count. */
export const lateShown = ({ exercise, draft, version }: ExerciseState, answer: Answer): ExerciseState => ({
  exercise: { ...exercise, answered: false, correct: null, credit: null, feedback: null, evaluation: null },
  answer,
  draft,
  version,
  empty: false,
})

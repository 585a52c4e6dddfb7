import { answerOf, type Answer } from '@the-house/domain'
import type { Shown } from '../../survey/shown.ts'

const same = (one: Answer, other: Answer): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What was typed into an exercise of an ended test and did not reach the school in time; null where all did. */
export function lateAnswer({ exercise, draft }: Shown): Answer | null {
  if (!draft || draft.delivery === 'saved' || same(draft.answer, answerOf(exercise))) return null
  return draft.answer
}

/** The exercise with that answer in it, unmarked, for it does not count. */
export const lateShown = ({ exercise, draft }: Shown, answer: Answer): Shown => ({
  exercise: { ...exercise, answered: false, correct: null, credit: null, feedback: null, evaluation: null },
  answer,
  draft,
  empty: false,
})

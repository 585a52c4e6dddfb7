import type { ExerciseStatus } from '@the-house/design-system'
import { answerOf, isEmptyAnswer, type Answer, type Exercise } from '@the-house/domain'
import type { Draft } from '../outbox/drafts.ts'

/** What the screen shows of an exercise: the server's word, and over it what was typed since. */
export interface Shown {
  exercise: Exercise
  answer: Answer
  draft: Draft | undefined
  empty: boolean
}

export function shownOf(exercise: Exercise, draft: Draft | undefined): Shown {
  if (exercise.answered || !draft) {
    const answer = answerOf(exercise)
    return { exercise, answer, draft, empty: isEmptyAnswer(exercise, answer) }
  }
  // What was refused stays on the screen, and counts for nothing.
  return { exercise, answer: draft.answer, draft, empty: !!draft.refused || isEmptyAnswer(exercise, draft.answer) }
}

/** How an exercise was marked; null while it was not handed in. */
export function markOf({ answered, correct, type }: Exercise): Exclude<ExerciseStatus, 'open' | 'disabled'> | null {
  if (correct !== null) return correct ? 'correct' : 'wrong'
  if (!answered) return null
  return type === 'OPEN_ANSWER' ? 'waiting' : 'answered'
}

/** How its segment of the progress looks. */
export function stepState({ exercise, empty }: Shown, checking: boolean) {
  return markOf(exercise) ?? (checking || !empty ? 'answered' : 'open')
}

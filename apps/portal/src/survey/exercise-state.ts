import type { ExerciseStatus } from '@the-house/design-system'
import { isMarkedByTeacher, answerOf, isEmptyAnswer, type Answer, type Exercise } from '@the-house/domain'
import type { Draft } from '../outbox/drafts.ts'
import type { SeenExercise } from '../outbox/submission.ts'

/** The state of an exercise on the screen: the server's data, overlaid by the draft. */
export interface ExerciseState {
  exercise: Exercise
  answer: Answer
  draft: Draft | undefined
  empty: boolean
  /** The version of the saved answer that this one is, or is made from; 0: there is none. */
  version: number
}

/** Whether the server has read a later answer than the draft, which it has saved: another device has changed it. */
const isOutdated = ({ answer_version = 0 }: Exercise, { delivery, version = answer_version }: Draft): boolean =>
  delivery === 'saved' && answer_version > version

export function exerciseStateOf(exercise: Exercise, known: Draft | undefined): ExerciseState {
  const draft = known && isOutdated(exercise, known) ? undefined : known
  const version = Math.max(exercise.answer_version ?? 0, draft?.version ?? 0)
  if (exercise.answered || !draft) {
    const answer = answerOf(exercise)
    return { exercise, answer, draft, version, empty: isEmptyAnswer(exercise, answer) }
  }
  // A refused answer stays on the screen, but counts as empty.
  const empty = !!draft.refused || isEmptyAnswer(exercise, draft.answer)
  return { exercise, answer: draft.answer, draft, version, empty }
}

/** The answer as the student sees it on this page when submitting it. */
export function seenOf({ exercise: { id, type }, answer, version }: ExerciseState): SeenExercise {
  return { exercise: id, type, answer, version, path: location.pathname }
}

/** The exercise as the server sends it once it has saved the answer: the inverse of `answerOf`. */
export const withAnswer = (exercise: Exercise, { alternatives, text, options }: Answer, version: number): Exercise => ({
  ...exercise,
  answer_version: version,
  answer_alternatives: alternatives,
  answer_text: text,
  answered_options: options,
})

/** The mark of an exercise; null while it was not submitted. */
export function markOf({ answered, correct, type }: Exercise): Exclude<ExerciseStatus, 'open' | 'disabled'> | null {
  if (correct !== null) return correct ? 'correct' : 'wrong'
  if (!answered) return null
  return isMarkedByTeacher(type) ? 'waiting' : 'answered'
}

/** The state of its segment in the progress. */
export function stepState({ exercise, empty }: ExerciseState, checking: boolean) {
  return markOf(exercise) ?? (checking || !empty ? 'answered' : 'open')
}

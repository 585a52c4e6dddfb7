import {
  answerChannel,
  DomainError,
  isEmptyAnswer,
  shownExercise,
  type BodyOf,
  type exchangeCalls,
} from '@the-house/domain'
import { fitAnswer } from '../answers/fit.ts'
import { mark, type Mark } from '../surveys/marking.ts'

/** Marks an answer by the key of a draft, as a student's would be; nothing is kept. */
export function tryExercise({ exercise, answer }: BodyOf<typeof exchangeCalls.tryExercise>): Mark {
  const given = fitAnswer(exercise, answerChannel[exercise.type], answer)
  if (isEmptyAnswer(shownExercise({ ...exercise, position: null }), given)) throw new DomainError('answer.empty')
  return mark(exercise, given)
}

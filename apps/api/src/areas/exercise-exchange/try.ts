import {
  DomainError,
  isEmptyAnswer,
  shownExercise,
  studentRules,
  type BodyOf,
  type exchangeCalls,
} from '@the-house/domain'
import { cleanHtml } from '../../contract/clean-html.ts'
import { validateAnswer } from '../answers/validate-answer.ts'
import { mark, type Mark } from '../surveys/marking.ts'

/**
 * Marks an answer by the answer key of a draft, as a student's would be, for the preview in the editor; nothing is
 * saved.
 */
export function tryExercise({ exercise, answer }: BodyOf<typeof exchangeCalls.tryExercise>): Mark {
  const given = validateAnswer(exercise, studentRules[exercise.type].channel, answer)
  if (isEmptyAnswer(shownExercise({ ...exercise, position: null }, cleanHtml), given))
    throw new DomainError('answer.empty')
  return mark(exercise, given)
}

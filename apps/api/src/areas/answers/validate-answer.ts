import { DomainError, studentRules, type Answer, type AnswerChannel, type ExerciseType } from '@the-house/domain'
import { serverRules, type AnswerContext } from '@the-house/domain/server'

/**
 * Validates an answer and returns it in the stored form.
 * @throws DomainError `answer.mismatch` where the widget of the exercise cannot have sent it
 */
export function validateAnswer(
  context: AnswerContext & { type: ExerciseType },
  channel: AnswerChannel,
  given: Answer,
): Answer {
  const fits = studentRules[context.type].channel === channel
  const answer = fits ? serverRules[context.type].validate(context, given) : null
  if (!answer) throw new DomainError('answer.mismatch')
  return answer
}

import type { Answer, ExerciseType } from '@the-house/domain'
import { serverRules, type AnswerContext } from '@the-house/domain/server'

/** Formats an answer as readable text, one item per choice or blank. */
export const answerText = (context: AnswerContext & { type: ExerciseType }, answer: Answer): string[] =>
  serverRules[context.type].answerText(context, answer)

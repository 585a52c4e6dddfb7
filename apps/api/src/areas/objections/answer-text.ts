import type { Answer, ExerciseType } from '@the-house/domain'
import { serverRules, type AnswerContext } from '@the-house/domain/server'

/** Formats an answer as readable text, one item per choice or blank. */
export const answerText = (sheet: AnswerContext & { type: ExerciseType }, answer: Answer): string[] =>
  serverRules[sheet.type].answerText(sheet, answer)

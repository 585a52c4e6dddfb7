import { createHash } from 'node:crypto'
import type { Alternative, Answer, ExerciseType } from '@the-house/domain'
import { serverRules } from '@the-house/domain/server'

/** The parts of an exercise that the normalization of an answer depends on. */
export interface HashedExercise {
  type: ExerciseType
  alternatives?: Alternative[]
}

/**
 * The SHA-256 of the normalized answer: equal for answers that get the same mark under any key; '' for types that a
 * teacher marks.
 */
export function answerHashOf({ type, alternatives = [] }: HashedExercise, answer: Answer): string {
  const { normalize } = serverRules[type]
  if (!normalize) return ''
  const told = JSON.stringify([type, normalize(answer, alternatives)])
  return createHash('sha256').update(told).digest('base64url')
}

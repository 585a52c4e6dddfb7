import type { Answer } from '@the-house/domain'
import { serverRules, type AnswerContext, type AnswerKey } from '@the-house/domain/server'
import type { exercises } from '../../db/schema/index.ts'
import { answerHashOf, type HashedExercise } from './answer-hash.ts'

/** A mark, reduced to whether the answer is right. */
export interface Mark {
  correct: boolean | null
  credit: number | null
}

type Marked = AnswerKey & AnswerContext & HashedExercise & Partial<Pick<typeof exercises.$inferSelect, 'also_right'>>

/** Whether an answer is one of the further accepted answers of the exercise. */
function isAlsoRight({ also_right = [], ...exercise }: Marked, answer: Answer): boolean {
  if (also_right.length === 0) return false
  const gist = answerHashOf(exercise, answer)
  return also_right.some((further) => further.gist === gist)
}

/** Marks an answer that is not empty (automatic grading). */
export function mark(exercise: Marked, answer: Answer): Mark {
  if (isAlsoRight(exercise, answer)) return { credit: 100, correct: true }
  const credit = serverRules[exercise.type].mark(exercise, answer)
  return { credit, correct: credit === null ? null : credit === 100 }
}

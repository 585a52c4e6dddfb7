import type { Answer, ExerciseDraft } from '@the-house/domain'
import { request } from './client.ts'

/** Has an answer marked by the key of a draft; nothing is kept. */
export const tryExercise = (exercise: ExerciseDraft, answer: Answer) =>
  request('POST /exercises/try', { body: { exercise, answer } })

import type { Answer, ExerciseDraft } from '@the-house/domain'
import { request } from './client.ts'

/** Marks an answer by the answer key of a draft; nothing is saved. */
export const tryExercise = (exercise: ExerciseDraft, answer: Answer) =>
  request('POST /exercises/try', { body: { exercise, answer } })

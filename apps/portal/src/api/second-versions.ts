import type { Exercise } from '@the-house/domain'
import { request } from './client.ts'

/** Submits the second version of a corrected text; returns the updated exercise. */
export const putSecondVersion = (test: number, exercise_id: number, answer_text: string): Promise<Exercise> =>
  request('PUT /tests/:id/second_version', { params: { id: test }, body: { exercise_id, answer_text } })

import type { Objection } from '@the-house/domain'
import { request, tell } from './client.ts'

/** Says that an answer which was marked wrong is right; again changes nothing. */
export const postObjection = (test: number, exercise: number, reason: string): Promise<Objection> =>
  request('POST /tests/:id/objections', { params: { id: test }, body: { exercise_id: exercise, reason } })

/** Takes it back, as long as nobody has decided it. */
export const deleteObjection = (test: number, exercise: number): Promise<undefined> =>
  tell('DELETE /tests/:id/objections/:exercise_id', { params: { id: test, exercise_id: exercise } })

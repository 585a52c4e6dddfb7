import type { Objection } from '@the-house/domain'
import { request, requestVoid, type ResponseOf } from './client.ts'

/** Creates an objection: the student claims that a wrongly marked answer is right; idempotent. */
export const postObjection = (test: number, exercise: number, reason: string): Promise<Objection> =>
  request('POST /tests/:id/objections', { params: { id: test }, body: { exercise_id: exercise, reason } })

/** Withdraws an objection that is not decided yet. */
export const deleteObjection = (test: number, exercise: number): Promise<undefined> =>
  requestVoid('DELETE /tests/:id/objections/:exercise_id', { params: { id: test, exercise_id: exercise } })

/** Accepts an objection: the answer is right from now on, and all equal answers are re-marked. */
export const postAcceptance = (id: number, reply: string): Promise<ResponseOf<'POST /objections/:id/accept'>> =>
  request('POST /objections/:id/accept', { params: { id }, body: { reply } })

export const postRefusal = (id: number, reply: string): Promise<undefined> =>
  requestVoid('POST /objections/:id/refuse', { params: { id }, body: { reply } })

/** Endorses an objection as a teacher, or withdraws the endorsement. */
export const putEndorsement = (id: number, backed: boolean): Promise<undefined> =>
  requestVoid('PUT /objections/:id/backed', { params: { id }, body: { backed } })

/** Removes an accepted answer of an exercise. */
export const deleteAcceptedAnswer = (exercise: number, gist: string): Promise<undefined> =>
  requestVoid('DELETE /exercises/:id/right_answers/:gist', { params: { id: exercise, gist } })

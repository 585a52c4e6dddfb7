import { requestVoid } from './client.ts'

/** Removes a segment whose partners move to another one. */
export const postReplaceSegment = (id: number, move_to: number): Promise<undefined> =>
  requestVoid('POST /segments/:id/replace', { params: { id }, body: { move_to } })

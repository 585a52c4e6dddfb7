import type { Claim, Phrase } from '@the-house/domain'
import { keysLike } from './cache-keys.ts'
import { request, requestVoid, type Input, type ResponseOf } from './client.ts'

/** Claims an answer for the teacher (a lease), or renews the claim; `deliberate` takes over a colleague's claim. */
export const putClaim = (id: number, deliberate: boolean): Promise<Claim> =>
  request('PUT /corrections/:id/claim', { params: { id }, body: { deliberate } })

/** Releases the teacher's claim of an answer. */
export const deleteClaim = (id: number): Promise<undefined> =>
  requestVoid('DELETE /corrections/:id/claim', { params: { id } })

/** Claims the oldest answer of a queue that no colleague has claimed; its id is null where none is left. */
export const postNextAnswer = (
  body: Input<'POST /corrections/next'>['body'],
): Promise<ResponseOf<'POST /corrections/next'>> => request('POST /corrections/next', { body })

/** Saves the correction of an answer; 409 where a colleague saved first. */
export const putCorrection = (
  id: number,
  body: Input<'PUT /corrections/:id'>['body'],
): Promise<ResponseOf<'PUT /corrections/:id'>> => request('PUT /corrections/:id', { params: { id }, body })

/** Saves a comment as a phrase that the teacher can reuse. */
export const postPhrase = (text: string): Promise<Phrase> => request('POST /me/phrases', { body: { text } })

export const deletePhrase = (id: number): Promise<undefined> =>
  requestVoid('DELETE /me/phrases/:id', { params: { id } })

/** Whether a cache key reads a queue of corrections or the filters that it offers. */
export const isCorrectionQueueKey = keysLike(/\/corrections(\?|\/facets)/)

import { readingSeconds, type BodyOf, type calls } from '@the-house/domain'
import { request } from './client.ts'

export type PasteRequest = BodyOf<(typeof calls)['coursePaste']>

/** Reads the lines of a text as parts of the course, and makes them unless it is a trial. Rejects with an ApiError. */
export const pasteCourse = (body: PasteRequest) =>
  request('POST /course/paste', { body }, { readingSeconds: readingSeconds.paste })

import type { BodyOf, MeetingNow, meetingCalls } from '@the-house/domain'
import { request, requestVoid } from './client.ts'
import { inlineErrors } from './inline-errors.ts'
import { useApiQuery } from './use-api-query.ts'

/** Fetches the status of an online class for the user. */
export const getStatus = (id: number): Promise<MeetingNow> => request('GET /meetings/:id/status', { params: { id } })

/** Saves whether a student was present in a class. */
export const putPresence = (id: number, body: BodyOf<typeof meetingCalls.markPresence>): Promise<undefined> =>
  requestVoid('PUT /meetings/:id/presence', { params: { id }, body })

/** Saves the link of an own online class. */
export const putMeetingLink = (id: number, url: string): Promise<undefined> =>
  requestVoid('PUT /meetings/:id/link', { params: { id }, body: { url } })

/** Reads the first students by name who have no booking of an own class. */
export const useWalkIns = (id: number, term: string) =>
  useApiQuery(
    'GET /meetings/:id/students',
    { params: { id }, query: { page: 1, size: 50, ...(term && { term }) } },
    inlineErrors,
  )
/** Adds a student who comes to an own class without a booking. */
export const putWalkIn = (id: number, user_id: number): Promise<undefined> =>
  requestVoid('PUT /meetings/:id/students/:user_id', { params: { id, user_id } })

/** Asks for a substitute in an own class; asked again, nothing changes. */
export const postCover = (id: number, reason: string): Promise<undefined> =>
  requestVoid('POST /classes/:id/cover', { params: { id }, body: { reason } })
/** Takes back the request for a substitute. */
export const deleteCover = (id: number): Promise<undefined> =>
  requestVoid('DELETE /classes/:id/cover', { params: { id } })

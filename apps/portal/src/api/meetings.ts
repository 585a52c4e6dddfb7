import type { BodyOf, MeetingNow, meetingCalls } from '@the-house/domain'
import { request, requestVoid } from './client.ts'

/** Fetches the status of an online class for the user. */
export const getStatus = (id: number): Promise<MeetingNow> => request('GET /meetings/:id/status', { params: { id } })

/** Saves whether a student was present in a class. */
export const putPresence = (id: number, body: BodyOf<typeof meetingCalls.markPresence>): Promise<undefined> =>
  requestVoid('PUT /meetings/:id/presence', { params: { id }, body })

import type { BodyOf, MeetingNow, meetingCalls } from '@the-house/domain'
import { request, tell } from './client.ts'

/** What an online class is to the user now. */
export const getStatus = (id: number): Promise<MeetingNow> => request('GET /meetings/:id/status', { params: { id } })

/** Notes whether somebody was in a class. */
export const putPresence = (id: number, body: BodyOf<typeof meetingCalls.markPresence>): Promise<undefined> =>
  tell('PUT /meetings/:id/presence', { params: { id }, body })

import type { Audience, BodyOf, Sending, sendingCalls } from '@the-house/domain'
import useSWR from 'swr'
import { request, type Answered } from './client.ts'
import type { ApiFailure } from './failure.ts'
import { shownInPlace } from './shown-in-place.ts'

type SendBody = BodyOf<typeof sendingCalls.sendTest>

/** Sends a test; the same press again changes nothing. */
export const postSend = (id: number, body: SendBody): Promise<Sending> =>
  request('POST /config_tests/:id/send', { params: { id }, body })

/** Takes back what was not started. */
export const postRecall = (id: number): Promise<Sending> => request('POST /sendings/:id/recall', { params: { id } })

type Receivers = Answered<'POST /config_tests/:id/receivers'>

/** How many a test would be sent to; null: nobody is chosen yet. */
export const useReceivers = (id: number, audience: Audience | null) =>
  useSWR<Receivers, ApiFailure>(
    audience && ['receivers', id, JSON.stringify(audience)],
    () => request('POST /config_tests/:id/receivers', { params: { id }, body: audience ?? noAudience }),
    { ...shownInPlace, keepPreviousData: true },
  )

const noAudience: Audience = { unity_ids: [], tribe_ids: [], user_ids: [], chapter_id: null }

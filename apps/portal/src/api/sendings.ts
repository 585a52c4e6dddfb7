import type { Audience, BodyOf, Sending, sendingCalls } from '@the-house/domain'
import useSWR from 'swr'
import { keysLike } from './cache-keys.ts'
import { request, type ResponseOf } from './client.ts'
import type { ApiError } from './api-error.ts'
import { inlineErrors } from './inline-errors.ts'

type SendBody = BodyOf<typeof sendingCalls.sendTest>

/** Sends a test; idempotent by `press`, the idempotency key of one click. */
export const postSend = (id: number, body: SendBody): Promise<Sending> =>
  request('POST /config_tests/:id/send', { params: { id }, body })

/** Withdraws the tests of a sending that were not started. */
export const postRecall = (id: number): Promise<Sending> => request('POST /sendings/:id/recall', { params: { id } })

type Receivers = ResponseOf<'POST /config_tests/:id/receivers'>

/** Reads the number of receivers of a test; null: no audience is chosen yet. */
export const useReceivers = (id: number, audience: Audience | null) =>
  useSWR<Receivers, ApiError>(
    audience && ['receivers', id, JSON.stringify(audience)],
    () => request('POST /config_tests/:id/receivers', { params: { id }, body: audience ?? noAudience }),
    { ...inlineErrors, keepPreviousData: true },
  )

const noAudience: Audience = { unity_ids: [], tribe_ids: [], user_ids: [], chapter_id: null }

/** The predicate of the cache keys that read the sendings of a test. */
export const sendingKeysOf = (test: number) => keysLike(new RegExp(`/config_tests/${test}/sendings`))

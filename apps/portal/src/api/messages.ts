import type { BodyOf, MessageAudience, messageCalls, WholeMessage } from '@the-house/domain'
import useSWR, { useSWRConfig } from 'swr'
import type { ApiError } from './api-error.ts'
import { keysLike } from './cache-keys.ts'
import { request, type ResponseOf } from './client.ts'
import { inlineErrors } from './inline-errors.ts'
import { keyOf } from './use-api-query.ts'

/** Sends a message; idempotent by `press`, the idempotency key of what was written. */
export const postMessage = (body: BodyOf<typeof messageCalls.sendMessage>): Promise<WholeMessage> =>
  request('POST /messages', { body })

/** Changes a message that is not sent yet; 409 where the version is stale (optimistic locking). */
export const putMessage = (id: number, body: BodyOf<typeof messageCalls.changeMessage>): Promise<WholeMessage> =>
  request('PUT /messages/:id', { params: { id }, body })

/** Recalls a message from whoever has not read it. */
export const postRecallMessage = (id: number): Promise<WholeMessage> =>
  request('POST /messages/:id/recall', { params: { id } })

/** Fetches a message past the cache. */
export const getMessage = (id: number): Promise<WholeMessage> => request('GET /messages/:id', { params: { id } })

type Counted = ResponseOf<'POST /messages/receivers'>

/** Reads how many a message would reach; null: no audience is chosen yet. */
export const useMessageReceivers = (audience: MessageAudience | null) =>
  useSWR<Counted, ApiError>(
    audience && ['message receivers', JSON.stringify(audience)],
    () => request('POST /messages/receivers', { body: audience ?? nobody }),
    inlineErrors,
  )

const nobody: MessageAudience = { unity_ids: [], tribe_ids: [], user_ids: [], profiles: [], chapter_id: null }

const isMessageKey = keysLike(/\/messages[/?]/)

/** Returns what invalidates every cached read of messages after a write; the written message replaces the cached one. */
export function useInvalidateMessages(): (message: WholeMessage) => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return async (message) => {
    const key = keyOf('GET /messages/:id', { params: { id: message.id } })
    await mutate(key, message, { revalidate: false })
    return mutate((one) => isMessageKey(one) && one !== key)
  }
}

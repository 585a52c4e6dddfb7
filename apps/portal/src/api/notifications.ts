import type { Notification } from '@the-house/domain'
import { request, requestVoid } from './client.ts'

/** The number of notifications that the bell shows. */
const latestSize = 5

/** The newest notifications and the number of unread ones. */
export interface Latest {
  content: Notification[]
  unread: number
}

export async function getLatest(): Promise<Latest> {
  const { content, meta } = await request('GET /session/notifications', {
    query: { page: 1, size: latestSize, unread: false },
  })
  return { content, unread: meta.unread }
}

/**
 * Marks notifications as read.
 * @param until the newest one that the user has seen; later ones stay unread
 */
export const putReadUntil = (until: number): Promise<undefined> =>
  requestVoid('PUT /session/notifications/read', { body: { until } })

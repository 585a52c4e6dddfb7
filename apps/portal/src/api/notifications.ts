import type { Notification } from '@the-house/domain'
import { request, tell } from './client.ts'

/** How many the bell shows. */
const latestSize = 5

/** The newest notifications, and how many there are that nobody has read yet. */
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

/** @param until the newest that its reader has seen; what came since stays unread */
export const putReadUntil = (until: number): Promise<undefined> =>
  tell('PUT /session/notifications/read', { body: { until } })

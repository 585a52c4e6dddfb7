import { requestVoid } from './client.ts'

const listeners = new Set<(id: number) => void>()

/**
 * Calls the listener for each notification that was marked as read on this page.
 * @returns unsubscribes
 */
export function onNotificationRead(listener: (id: number) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Marks a notification as read and notifies the listeners; idempotent. */
export async function markNotificationRead(id: number): Promise<void> {
  await requestVoid('PUT /notifications/:id/read', { params: { id } })
  for (const listener of listeners) listener(id)
}

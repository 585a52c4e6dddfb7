import { tell } from './client.ts'

const listeners = new Set<(id: number) => void>()

/** Tells of each notification that was marked read on this page, wherever it was. */
export function onNoticeRead(listener: (id: number) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Marks a notification read. */
export async function readNotice(id: number): Promise<void> {
  await tell('PUT /notifications/:id/read', { params: { id } })
  for (const listener of listeners) listener(id)
}

import { useEffect, useState } from 'react'

/** How many files of the page are being sent, and how many could not be and were not taken back. */
export interface PendingUploads {
  sending: number
  failed: number
}

const uploads = new Map<object | string, keyof PendingUploads>()
const listeners = new Set<() => void>()
let counted: PendingUploads = { sending: 0, failed: 0 }

/**
 * Notes how an upload stands.
 * @param key the upload; the same for another attempt
 * @param state null: it has arrived, or was taken back
 */
export function noteUpload(key: object | string, state: keyof PendingUploads | null): void {
  if (state === null) uploads.delete(key)
  else uploads.set(key, state)
  const states = [...uploads.values()]
  const sending = states.filter((one) => one === 'sending').length
  const failed = states.length - sending
  if (sending === counted.sending && failed === counted.failed) return
  counted = { sending, failed }
  for (const listener of listeners) listener()
}

/** The uploads of the page now; the answer is the same object until it changes. */
export const pendingUploads = (): PendingUploads => counted

/** The uploads of the page, for a form that is not saved or left without them. */
export function usePendingUploads(): PendingUploads {
  // A state, not an external store, whose render would come before that of the value that has just arrived.
  const [now, setNow] = useState(pendingUploads)
  useEffect(() => {
    const listener = () => setNow(counted)
    listener()
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
  return now
}

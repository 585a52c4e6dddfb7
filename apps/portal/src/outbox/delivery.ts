import type { Saved } from '@the-house/domain'
import { ApiError } from '../api/api-error.ts'
import type { createDrafts, Delivery } from './drafts.ts'
import type { Entry } from './entry.ts'
import type { createRetrySchedule } from './retry-schedule.ts'
import { compareEdits, entriesOf, type OutboxStorage } from './outbox-storage.ts'

export interface DeliveryOptions {
  storage: OutboxStorage
  drafts: ReturnType<typeof createDrafts>
  schedule: ReturnType<typeof createRetrySchedule>
  /** Saves one answer; rejects with an ApiError. */
  send: (entry: Entry) => Promise<Saved>
}

/** The status of an edit that waits on the device after a failure. */
export const waitingAfter = (failure: ApiError): Delivery => (failure.isUnreachable ? 'offline' : 'kept')

/** `signed out`: nothing can be sent until the user signs in; `later`: retry, the server is unreachable or busy. */
export type Delivered = 'done' | 'later' | 'signed out'

/** Sends one edit and removes, keeps or marks it as refused, according to the response. */
export async function deliver(entry: Entry, { storage, drafts, schedule, send }: DeliveryOptions): Promise<Delivered> {
  /** Removes the decided edit and all earlier ones of the same exercise. */
  function settle(): void {
    for (const other of entriesOf(storage, entry)) if (compareEdits(other, entry) <= 0) storage.remove(other)
  }

  function refuse({ token, serverMessage }: ApiError): void {
    const refused = { ...entry, refused: { token, message: serverMessage } }
    settle()
    // A later edit is sent on its own, so the refusal is stored only where there is none.
    if (entriesOf(storage, entry).length === 0) storage.put(refused)
    drafts.setStatus(refused, 'refused')
  }

  drafts.setStatus(entry, 'saving')
  try {
    const { saved_at } = await send(entry)
    settle()
    schedule.reset()
    drafts.setStatus(entry, 'saved', new Date(saved_at))
    return 'done'
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure
    if (failure.isTransient) schedule.scheduleRetry(failure)
    if (failure.isTransient || failure.status === 401) {
      drafts.setStatus(entry, waitingAfter(failure))
      return failure.isTransient ? 'later' : 'signed out'
    }
    refuse(failure)
    return 'done'
  }
}

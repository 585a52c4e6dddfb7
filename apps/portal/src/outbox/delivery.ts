import { isSameAnswer, type Answer, type Saved, type SavedAnswer } from '@the-house/domain'
import { ApiError } from '../api/api-error.ts'
import type { createDrafts, Delivery } from './drafts.ts'
import type { Entry, Ref } from './entry.ts'
import type { createRetrySchedule } from './retry-schedule.ts'
import { compareEdits, entriesOf, type OutboxStorage } from './outbox-storage.ts'

export interface DeliveryOptions {
  storage: OutboxStorage
  drafts: ReturnType<typeof createDrafts>
  schedule: ReturnType<typeof createRetrySchedule>
  /** Saves one answer; rejects with an ApiError. */
  send: (entry: Entry) => Promise<Saved>
  /** The random name of this device, by which it knows an answer that it has saved itself. */
  clientId: string
}

/** The status of an edit that waits on the device after a failure. */
export const waitingAfter = (failure: ApiError): Delivery => (failure.isUnreachable ? 'offline' : 'kept')

/** `signed out`: nothing can be sent until the user signs in; `later`: retry, the server is unreachable or busy. */
export type Delivered = 'done' | 'later' | 'signed out'

/** Whether a newer answer is no news to this device: it has saved it itself, or has the same. */
export const isKnown = (newer: SavedAnswer, answer: Answer, clientId: string): boolean =>
  newer.client_id === clientId || isSameAnswer(newer, answer)

/** Sends one edit and removes, keeps or marks it as refused or in conflict, according to the response. */
export async function deliver(entry: Entry, options: DeliveryOptions): Promise<Delivered> {
  const { storage, drafts, schedule, send, clientId } = options

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
    const { saved_at, version } = await send(entry)
    settle()
    // Edits that were made meanwhile were made from this one.
    rebase(storage, entry, version)
    schedule.reset()
    drafts.setStatus(entry, 'saved', { at: new Date(saved_at), version })
    return 'done'
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure
    if (failure.isTransient) schedule.scheduleRetry(failure)
    if (failure.isTransient || failure.status === 401) {
      drafts.setStatus(entry, waitingAfter(failure))
      return failure.isTransient ? 'later' : 'signed out'
    }
    schedule.reset()
    const { newer } = failure
    if (!newer || newer.version <= (entry.base ?? 0)) refuse(failure)
    // The response to an earlier edit was lost, or another tab has sent one: the later edit replaces it.
    else if (isKnown(newer, entry.answer, clientId)) rebase(storage, entry, newer.version)
    else drafts.show(storeConflict(storage, entry, newer), 'conflict')
    return 'done'
  }
}

/** Notes the version that the unsent edits of an exercise are made from. */
function rebase(storage: OutboxStorage, ref: Ref, base: number): void {
  for (const edit of entriesOf(storage, ref)) storage.put({ ...edit, base })
}

/** Stores a newer answer with the latest edit of its exercise: it waits for the student's choice, also after a reload. */
export function storeConflict(storage: OutboxStorage, entry: Entry, newer: SavedAnswer): Entry {
  const conflict = { ...(entriesOf(storage, entry).at(-1) ?? entry), newer }
  storage.put(conflict)
  for (const other of entriesOf(storage, entry)) if (other.key !== conflict.key) storage.remove(other)
  return conflict
}

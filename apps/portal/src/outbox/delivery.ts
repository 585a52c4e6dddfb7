import type { Saved } from '@the-house/domain'
import { ApiFailure } from '../api/failure.ts'
import type { createDrafts } from './drafts.ts'
import type { Entry } from './entry.ts'
import type { createRhythm } from './rhythm.ts'
import { byEdit, entriesOf, type Shelf } from './shelf.ts'

export interface DeliveryOptions {
  shelf: Shelf
  drafts: ReturnType<typeof createDrafts>
  rhythm: ReturnType<typeof createRhythm>
  /** Saves one answer; rejects with an ApiFailure. */
  send: (entry: Entry) => Promise<Saved>
}

/** `signed out`: nothing can be sent before somebody signs in; `later`: the server is out of reach. */
export type Delivered = 'done' | 'later' | 'signed out'

/** Brings one edit to the server and keeps or drops it as the server says. */
export async function deliver(entry: Entry, { shelf, drafts, rhythm, send }: DeliveryOptions): Promise<Delivered> {
  /** Drops the edit that the server has decided on, and every earlier one of the same exercise. */
  function settle(): void {
    for (const other of entriesOf(shelf, entry)) if (byEdit(other, entry) <= 0) shelf.remove(other)
  }

  function refuse({ token, said }: ApiFailure): void {
    const refused = { ...entry, refused: { token, message: said } }
    settle()
    // What was typed after it stands for itself.
    if (entriesOf(shelf, entry).length === 0) shelf.put(refused)
    drafts.tell(refused, 'refused')
  }

  drafts.tell(entry, 'saving')
  try {
    const { saved_at } = await send(entry)
    settle()
    rhythm.reached()
    drafts.tell(entry, 'saved', new Date(saved_at))
    return 'done'
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    if (failure.passing) rhythm.missed((failure.retryAfter ?? 0) * 1000)
    if (failure.passing || failure.status === 401) {
      drafts.tell(entry, 'offline')
      return failure.passing ? 'later' : 'signed out'
    }
    refuse(failure)
    return 'done'
  }
}

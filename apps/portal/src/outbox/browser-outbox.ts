import type { Answer, Saved } from '@the-house/domain'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { putAnswer } from '../api/answers.ts'
import { ApiError, handleError } from '../api/api-error.ts'
import { networkError } from '../api/to-api-error.ts'
import { clientId } from '../device/client-id.ts'
import { previewedId } from '../device/previewed.ts'
import { withLock } from '../device/web-lock.ts'
import { currentSession, subscribeSession } from '../session/session.ts'
import type { Draft } from './drafts.ts'
import type { Ref } from './entry.ts'
import { createOutbox } from './outbox.ts'
import { localOutboxStorage } from './outbox-storage.ts'

const lockName = 'the-house.outbox'

/** An answer that the server has. */
interface KnownAnswer extends Pick<Ref, 'test' | 'exercise'> {
  answer: Answer
  version: number
  /** The server's time, where it has just said it. */
  server_time?: Saved['server_time']
}
type SavedListener = (known: KnownAnswer) => void

const listeners = new Set<SavedListener>()

const tell = (known: KnownAnswer) => {
  for (const listener of listeners) listener(known)
}

/**
 * Calls the listener for each answer of this tab that the server has saved, and for each newer one that the student has
 * chosen.
 * @returns unsubscribes
 */
export function onSaved(listener: SavedListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The offline queue of this device. */
export const outbox = createOutbox({
  storage: localOutboxStorage(),
  clientId,
  send: async ({ type, ...saving }, version) => {
    // What this user has answered waits while the user previews another portal.
    if (previewedId() !== null) throw networkError
    const saved = await putAnswer(type, { ...saving, version })
    tell({ ...saving, ...saved })
    return saved
  },
  // Without Web Locks two tabs may send the same answer; saving is idempotent.
  withLock: (work) => withLock(lockName, work),
  onSignedOut: () => handleError(new ApiError({ status: 401, token: 'session.required' })),
  onTaken: (ref, { version, alternatives, text, options }) =>
    tell({ ...ref, version, answer: { alternatives, text, options } }),
  now: Date.now,
  unique: () => Math.random().toString(36).slice(2, 8),
  later: (work, ms) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
})

const send = () => void outbox.flush()

/** Starts the queue and subscribes it to the session, the connection, the page life cycle and other tabs. */
export function startOutbox(): void {
  let signedIn: number | null = null
  const follow = () => {
    const user = currentSession().user?.id ?? null
    if (user === signedIn) return
    signedIn = user
    outbox.open(user)
  }
  follow()
  subscribeSession(follow)
  addEventListener('online', send)
  addEventListener('pagehide', send)
  addEventListener('visibilitychange', send)
  addEventListener('storage', ({ key }) => {
    if (key) outbox.onStorageChange(key)
  })
}

/**
 * The drafts of this page by `refKey`. An update within `startTransition` stays one, which that of
 * `useSyncExternalStore` cannot be: a choice is painted before the screen renders again.
 */
export function useDrafts(): ReadonlyMap<string, Draft> {
  const [drafts, setDrafts] = useState(outbox.drafts)
  useEffect(() => {
    const follow = () => setDrafts(outbox.drafts())
    follow()
    return outbox.subscribe(follow)
  }, [])
  return drafts
}

/** Why answers wait on the device; null where none does. */
export const useOutboxFailure = (): ApiError | null => useSyncExternalStore(outbox.subscribe, outbox.failure)

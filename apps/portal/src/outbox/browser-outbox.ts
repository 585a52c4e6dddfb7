import type { Saved } from '@the-house/domain'
import { useSyncExternalStore } from 'react'
import { putAnswer } from '../api/answers.ts'
import { ApiFailure, report } from '../api/failure.ts'
import { inTurn } from '../device/turns.ts'
import { currentSession, subscribeSession } from '../session/session.ts'
import type { Draft } from './drafts.ts'
import { createOutbox } from './outbox.ts'
import { browserShelf } from './shelf.ts'

const lockName = 'the-house.outbox'

const listeners = new Set<(saved: Saved) => void>()

/** Tells of each answer that the server takes from this tab. Answers how to stop. */
export function onSaved(listener: (saved: Saved) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The outbox of this device. */
export const outbox = createOutbox({
  shelf: browserShelf(),
  send: async ({ type, ...saving }) => {
    const saved = await putAnswer(type, saving)
    for (const listener of listeners) listener(saved)
    return saved
  },
  // Without locks two tabs may send one answer, and the server keeps it once.
  alone: (work) => inTurn(lockName, work),
  onSignedOut: () => report(new ApiFailure({ status: 401, token: 'session.required' })),
  now: Date.now,
  unique: () => Math.random().toString(36).slice(2, 8),
  later: (work, ms) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
})

const send = () => void outbox.flush()

/** Follows the session, the connection, the page's life and the other tabs. */
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
    if (key) outbox.changedElsewhere(key)
  })
}

/** What was typed since the page was opened, by `refKey`. */
export const useDrafts = (): ReadonlyMap<string, Draft> => useSyncExternalStore(outbox.subscribe, outbox.drafts)

/** Whether answers wait for the connection. */
export const useOutboxOffline = (): boolean => useSyncExternalStore(outbox.subscribe, outbox.offline)

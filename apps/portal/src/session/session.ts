import type { User } from '@the-house/domain'
import { createContext, use, useSyncExternalStore } from 'react'
import { authorizeWith } from '../api/token.ts'
import { removeTabItem, tabKeys } from '../device/tab-storage.ts'
import { readings, readStored, removeStored, storedKeys, writeStored } from '../device/storage.ts'
import { parseUser } from './stored-user.ts'

const tokenKey = 'the-house.token'
const userKey = 'the-house.user'

export interface SessionState {
  token: string | null
  /** null: signed out. */
  user: User | null
  /** Whether the server ended it (401), rather than the user. */
  ended: boolean
}

const nobody: SessionState = { token: null, user: null, ended: false }

/** The session of a page that was rendered at build. */
const signedOut = (): SessionState => nobody

/** Reads the stored session; it is valid only with both token and user. */
function stored(): SessionState {
  const token = readStored(tokenKey)
  const user = parseUser(readStored(userKey))
  return token && user ? { token, user, ended: false } : nobody
}

let state = stored()
const listeners = new Set<() => void>()

function show(next: SessionState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Stores the session for the next page load and for other tabs; this page keeps its present one. */
export function storeNextSession(token: string, user: User): void {
  writeStored(tokenKey, token)
  writeStored(userKey, JSON.stringify(user))
}

/** Sets the session after sign-in, or updates its user. */
export function setSession(token: string, user: User): void {
  storeNextSession(token, user)
  show({ token, user, ended: false })
}

/** Ends the session on this device. */
export function clearSession(ended: boolean): void {
  removeStored(tokenKey)
  removeStored(userKey)
  for (const key of storedKeys(readings)) removeStored(key)
  removeTabItem(tabKeys.preview)
  show({ ...nobody, ended })
}

/** Reads the storage again: another tab may have changed the unit, and its storage event is still pending. */
function catchUp(): void {
  if (readStored(tokenKey) === state.token) return
  const kept = stored()
  if (kept.user && kept.user.id === state.user?.id) show(kept)
}

authorizeWith(() => {
  catchUp()
  const { token, user } = state
  return token && user ? { token, owner: user.id } : null
})

/** Cross-tab sync of the session by storage events: signing out or in as another user in one tab does so in all. */
export function syncSessionAcrossTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === tokenKey || key === userKey) show(stored())
  })
}

export const currentSession = (): SessionState => state

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The student whose portal staff preview below it; null: none. The session stays that of the staff. */
export const PreviewedUser = createContext<User | null>(null)

/** Whether this is a preview of a student's portal. */
export const usePreviewed = (): boolean => use(PreviewedUser) !== null

/** The session as screens show it: in a preview, the user is the student. */
export function useSession(): SessionState {
  const session = useSyncExternalStore(subscribeSession, currentSession, signedOut)
  const student = use(PreviewedUser)
  return student && session.user ? { ...session, user: student } : session
}

/** The signed-in user; throws outside of the guard, where there may be none. */
export function useUser(): User {
  const { user } = useSession()
  if (!user) throw new Error('This part of the page is for signed-in users')
  return user
}

/** Called on a 401: ends the session, marked as ended by the server. */
export function expireSession(): void {
  if (state.user) clearSession(true)
}

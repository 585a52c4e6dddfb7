import type { User } from '@the-house/domain'
import { useSyncExternalStore } from 'react'
import { authorizeWith } from '../api/token.ts'
import { readings, readStored, removeStored, storedKeys, writeStored } from '../device/storage.ts'
import { parseUser } from './stored-user.ts'

const tokenKey = 'the-house.token'
const userKey = 'the-house.user'

export interface SessionState {
  token: string | null
  /** null: nobody is signed in. */
  user: User | null
  /** Whether the server ended it (401), rather than the user. */
  ended: boolean
}

const nobody: SessionState = { token: null, user: null, ended: false }

/** Signed in means both token and user exist. */
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

/** Somebody is signed in with this token from the next page on; this one goes on as it is. */
export function storeSession(token: string, user: User): void {
  writeStored(tokenKey, token)
  writeStored(userKey, JSON.stringify(user))
}

/** Somebody is signed in with this token, or is known better than before. */
export function keepSession(token: string, user: User): void {
  storeSession(token, user)
  show({ token, user, ended: false })
}

/** Nobody is signed in any more. */
export function forgetSession(ended: boolean): void {
  removeStored(tokenKey)
  removeStored(userKey)
  for (const key of storedKeys(readings)) removeStored(key)
  show({ ...nobody, ended })
}

/** The unit may have changed in another tab, whose word of it is still on its way. */
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

/** Other tabs follow: one that signs out, or in as somebody else, takes all along. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === tokenKey || key === userKey) show(stored())
  })
}

export const currentSession = (): SessionState => state

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSession = (): SessionState => useSyncExternalStore(subscribeSession, currentSession)

/** The signed-in user; only for what the guard lets no one else see. */
export function useUser(): User {
  const { user } = useSession()
  if (!user) throw new Error('This part of the page is for signed-in users')
  return user
}

/** The server no longer knows this session. */
export function dropSession(): void {
  if (state.user) forgetSession(true)
}

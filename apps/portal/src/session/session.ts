import type { SignIn, User } from '@the-house/domain'
import { useSyncExternalStore } from 'react'
import { authorizeWith } from '../api/client.ts'
import { getMe, postLogout, postSession } from '../api/session.ts'
import { readStored, removeStored, writeStored } from '../device/storage.ts'
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

function keep(token: string, user: User): void {
  writeStored(tokenKey, token)
  writeStored(userKey, JSON.stringify(user))
  show({ token, user, ended: false })
}

function forget(ended: boolean): void {
  removeStored(tokenKey)
  removeStored(userKey)
  show({ ...nobody, ended })
}

authorizeWith(() => state.token)

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

/** Rejects with an ApiFailure; nobody is signed in then. */
export async function signIn(credentials: SignIn): Promise<void> {
  const { token, user } = await postSession(credentials)
  keep(token, user)
}

/** Ends the session here at once, and on the server as soon as it hears of it. */
export async function signOut(): Promise<void> {
  // The call carries the token, so it leaves before the token is dropped.
  const told = postLogout()
  forget(false)
  await told.catch(() => undefined)
}

/** The server no longer knows this session. */
export function dropSession(): void {
  if (state.user) forget(true)
}

/** Reads the user again: chapter and dollars change with the exercises. */
export async function reloadUser(): Promise<void> {
  const { token, user } = state
  if (!token || !user) return
  const fresh = await getMe()
  if (state.token === token) keep(token, fresh)
}

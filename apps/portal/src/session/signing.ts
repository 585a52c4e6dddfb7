import type { SignIn } from '@the-house/domain'
import { getMe, postLogout, postSession } from '../api/session.ts'
import { previewedId } from '../device/previewed.ts'
import { currentSession, clearSession, setSession } from './session.ts'

/** Signs in and stores the session. Rejects with an ApiError; the session is unchanged then. */
export async function signIn(credentials: SignIn): Promise<void> {
  const { token, user } = await postSession(credentials)
  setSession(token, user)
}

/** Ends the session on this device at once, and on the server once the request arrives. */
export async function signOut(): Promise<void> {
  // The request needs the token, so it is sent before the token is dropped.
  const told = postLogout()
  clearSession(false)
  await told.catch(() => undefined)
}

/** Reloads the user: chapter and dollars change with the exercises. A preview changes neither, nor the session. */
export async function reloadUser(): Promise<void> {
  const { token } = currentSession()
  if (!token || previewedId() !== null) return
  const user = await getMe()
  if (currentSession().token === token) setSession(token, user)
}

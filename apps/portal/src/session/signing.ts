import type { SignIn } from '@the-house/domain'
import { getMe, postLogout, postSession } from '../api/session.ts'
import { currentSession, forgetSession, keepSession } from './session.ts'

/** Rejects with an ApiFailure; nobody is signed in then. */
export async function signIn(credentials: SignIn): Promise<void> {
  const { token, user } = await postSession(credentials)
  keepSession(token, user)
}

/** Ends the session here at once, and on the server as soon as it hears of it. */
export async function signOut(): Promise<void> {
  // The call carries the token, so it leaves before the token is dropped.
  const told = postLogout()
  forgetSession(false)
  await told.catch(() => undefined)
}

/** Reads the user again: chapter and dollars change with the exercises. */
export async function reloadUser(): Promise<void> {
  const { token } = currentSession()
  if (!token) return
  const user = await getMe()
  if (currentSession().token === token) keepSession(token, user)
}

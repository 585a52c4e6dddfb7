import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { ApiError } from '../api/api-error.ts'
import { postPasskey, postPasskeyOptions, postPasskeySession, postSignInOptions } from '../api/passkeys.ts'
import { setSession } from './session.ts'

/** What a browser throws where its user has closed its dialog, or has taken too long. */
const closings = new Set(['NotAllowedError', 'AbortError'])

/** Asks the browser. @returns null where its user does not go on; known: the device has one of this account */
async function ask<T>(browser: () => Promise<T>): Promise<T | 'known' | null> {
  try {
    return await browser()
  } catch (error) {
    const reason = error instanceof Error ? error.name : ''
    if (closings.has(reason)) return null
    if (reason === 'InvalidStateError') return 'known'
    throw new ApiError({ status: 412, token: 'passkey.refused' })
  }
}

/** Signs in by a passkey and stores the session. @returns false where the user does not go on */
export async function signInByPasskey(): Promise<boolean> {
  const optionsJSON = await postSignInOptions()
  const signed = await ask(() => startAuthentication({ optionsJSON }))
  if (!signed || signed === 'known') return false
  const { id, rawId, response } = signed
  const { token, user } = await postPasskeySession({ credential: { id, rawId, type: 'public-key', response } })
  setSession(token, user)
  return true
}

/** What has become of a passkey that was to be added; known: the device has one of this account. */
export type Adding = 'added' | 'cancelled' | 'known'

/** Adds a passkey of this device. */
export async function addPasskey({ name, password }: { name: string; password: string }): Promise<Adding> {
  const optionsJSON = await postPasskeyOptions(password)
  const made = await ask(() => startRegistration({ optionsJSON }))
  if (!made) return 'cancelled'
  if (made === 'known') return made
  const { id, rawId, response } = made
  await postPasskey({ name, credential: { id, rawId, type: 'public-key', response } })
  return 'added'
}

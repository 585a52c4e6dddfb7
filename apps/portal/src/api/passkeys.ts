import type { AnswerOf, BodyOf, Passkey, passkeyCalls, Session } from '@the-house/domain'
import { request, requestVoid } from './client.ts'

type NewPasskey = BodyOf<typeof passkeyCalls.addPasskey>

/** Proves the password; returns what the browser needs to make a passkey. */
export const postPasskeyOptions = (password: string): Promise<AnswerOf<typeof passkeyCalls.beginPasskey>> =>
  request('POST /me/passkeys/options', { body: { password } })

/** Adds the passkey that the browser has made. */
export const postPasskey = (body: NewPasskey): Promise<Passkey> => request('POST /me/passkeys', { body })

/** Removes one of the own passkeys; proves the password. */
export const postPasskeyRemoval = (id: number, password: string): Promise<undefined> =>
  requestVoid('POST /me/passkeys/:id/remove', { params: { id }, body: { password } })

/** Removes all passkeys of a person who has lost a device. */
export const deletePasskeysOf = (id: number): Promise<undefined> =>
  requestVoid('DELETE /people/:id/passkeys', { params: { id } })

/** Returns what the browser needs to sign in. */
export const postSignInOptions = (): Promise<AnswerOf<typeof passkeyCalls.beginPasskeySignIn>> =>
  request('POST /session/passkey_options', {})

/** Signs in by what the browser has signed. */
export const postPasskeySession = (body: BodyOf<typeof passkeyCalls.passkeySignIn>): Promise<Session> =>
  request('POST /session/passkey', { body })

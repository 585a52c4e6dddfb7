import type { Session, SignIn, User } from '@the-house/domain'
import { request, requestVoid } from './client.ts'

export const postSession = (body: SignIn): Promise<Session> => request('POST /session', { body })

export const postLogout = (): Promise<undefined> => requestVoid('POST /session/logout', {})

/**
 * Fetches the signed-in user.
 * @param token a session's token that is not stored yet; default: the session's own
 */
export const getMe = (token?: string): Promise<User> => request('GET /me', {}, token === undefined ? {} : { token })

/** Switches the session to another unit; returns its new token, and the old one stops working. */
export const postUnity = (id: number, token: string): Promise<{ token: string }> =>
  request('POST /session/change_unity', { body: { unity_id: id } }, { token })

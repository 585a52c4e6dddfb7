import type { Session, SignIn, User } from '@the-house/domain'
import { request, tell } from './client.ts'

export const postSession = (body: SignIn): Promise<Session> => request('POST /session', { body })

export const postLogout = (): Promise<undefined> => tell('POST /session/logout', {})

/** @param token a session's token that is not stored yet; default: the session's own */
export const getMe = (token?: string): Promise<User> => request('GET /me', {}, token === undefined ? {} : { token })

/** The unit that the session goes on in; answers its new token, the old one is dead. */
export const postUnity = (id: number, token: string): Promise<{ token: string }> =>
  request('POST /session/change_unity', { body: { unity_id: id } }, { token })

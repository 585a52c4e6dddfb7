import type { Session, SignIn, User } from '@the-house/domain'
import { request } from './client.ts'

export const postSession = (body: SignIn): Promise<Session> => request('signIn', { body })

export const postLogout = (): Promise<undefined> => request('signOut', {})

/** @param token a session's token that is not stored yet; default: the session's own */
export const getMe = (token?: string): Promise<User> => request('me', {}, token === undefined ? {} : { token })

/** The unit that the session goes on in; answers its new token, the old one is dead. */
export const postUnity = (id: number, token: string): Promise<{ token: string }> =>
  request('changeUnity', { body: { unity_id: id } }, { token })

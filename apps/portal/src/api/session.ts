import { calls, type Session, type SignIn, type User } from '@the-house/domain'
import { request } from './client.ts'

export const postSession = (body: SignIn): Promise<Session> => request(calls.signIn, { body })

export const postLogout = (): Promise<undefined> => request(calls.signOut, {})

export const getMe = (): Promise<User> => request(calls.me, {})

import type { Session, SignIn, User } from '@the-house/domain'
import { request } from './client.ts'

export const postSession = (body: SignIn): Promise<Session> => request('signIn', { body })

export const postLogout = (): Promise<undefined> => request('signOut', {})

export const getMe = (): Promise<User> => request('me', {})

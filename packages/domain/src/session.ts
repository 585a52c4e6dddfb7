import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { userSchema } from './users.ts'
import { currentPassword, email, object, string } from './validation.ts'

export const signInSchema = object({ email: email(), password: currentPassword() })
export type SignIn = InferType<typeof signInSchema>

export const sessionSchema = object({ token: string().required(), user: userSchema })
export type Session = InferType<typeof sessionSchema>

export const sessionCalls = defineCalls({
  signIn: {
    method: 'POST',
    path: '/session',
    gate: 'public',
    summary: 'Sign in',
    body: signInSchema,
    answer: sessionSchema,
  },
  signOut: { method: 'POST', path: '/session/logout', gate: 'signedIn', summary: 'End this session' },
})

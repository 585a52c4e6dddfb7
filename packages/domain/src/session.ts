import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { userSchema } from './users.ts'
import { currentPassword, email, object, requiredId, string } from './validation.ts'

export const signInSchema = object({ email: email(), password: currentPassword() })
export type SignIn = InferType<typeof signInSchema>

export const sessionSchema = object({ token: string().required(), user: userSchema })
export type Session = InferType<typeof sessionSchema>

export const sessionCalls = defineCalls({
  signIn: { ...endpoints.signIn, summary: 'Sign in', body: signInSchema, answer: sessionSchema },
  signOut: { ...endpoints.signOut, summary: 'End this session' },
  signOutElsewhere: { ...endpoints.signOutElsewhere, summary: 'End every other session of the own account' },
  changeUnity: {
    ...endpoints.changeUnity,
    summary: 'Go on in another unit',
    body: object({ unity_id: requiredId() }),
    /** The session's new token; the old one is revoked. */
    answer: object({ token: string().required() }),
  },
})

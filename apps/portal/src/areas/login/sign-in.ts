import { fieldErrors, signInSchema, type SignIn } from '@the-house/domain'
import { ValidationError } from 'yup'
import { ApiFailure } from '../../api/failure.ts'
import { signIn } from '../../session/signing.ts'

/** What is wrong by field, in translation keys; empty where nothing is. */
export async function mistakes(credentials: SignIn): Promise<Record<string, string>> {
  try {
    await signInSchema.validate(credentials, { abortEarly: false })
    return {}
  } catch (error) {
    if (error instanceof ValidationError) return fieldErrors(error)
    throw error
  }
}

/** Wrong credentials are told alike, also by a server that answers them with 401. */
export async function enter(credentials: SignIn): Promise<void> {
  try {
    await signIn(credentials)
  } catch (failure) {
    const wrong = failure instanceof ApiFailure && failure.status === 401
    throw wrong ? new ApiFailure({ status: 412, token: 'session.invalid' }) : failure
  }
}

import { yupResolver } from '@hookform/resolvers/yup'
import { signInSchema, type SignIn } from '@the-house/domain'
import { createFormControl } from 'react-hook-form'
import { ApiError } from '../../api/api-error.ts'
import { signIn } from '../../session/signing.ts'

/**
 * Signs in; a 401 is mapped to the error of wrong credentials, so that the message is the same whatever the server
 * answers.
 */
async function enter(credentials: SignIn): Promise<void> {
  try {
    await signIn(credentials)
  } catch (failure) {
    const wrong = failure instanceof ApiError && failure.status === 401
    throw wrong ? new ApiError({ status: 412, token: 'session.invalid' }) : failure
  }
}

/** The validation errors by field, as translation keys; empty where there are none. */
export type SignInErrors = Partial<Record<keyof SignIn, string | undefined>>

/** Creates the form, which registers the existing inputs with the text typed so far. */
export function createSignInForm(tell: (mistakes: SignInErrors) => void) {
  const { register, handleSubmit, setError, subscribe } = createFormControl<SignIn>({
    resolver: yupResolver(signInSchema),
  })
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => tell({ email: errors.email?.message, password: errors.password?.message }),
  })
  return {
    register,
    /** Validates, signs in and calls `done`; rejects with an ApiError. */
    submit: (done: () => void) =>
      handleSubmit(async (credentials) => {
        try {
          await enter(credentials)
        } catch (failure) {
          if (!(failure instanceof ApiError) || failure.status !== 429) throw failure
          // Beside the field and not for seconds alone: it says what to do.
          setError('password', { message: 'validation.signInWait' }, { shouldFocus: true })
          return
        }
        done()
      })(),
  }
}

export type SignInForm = ReturnType<typeof createSignInForm>

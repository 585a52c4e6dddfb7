import { yupResolver } from '@hookform/resolvers/yup'
import { signInSchema, type SignIn } from '@the-house/domain'
import { createFormControl } from 'react-hook-form'
import { ApiFailure } from '../../api/failure.ts'
import { signIn } from '../../session/signing.ts'

/** Wrong credentials are told alike, also by a server that answers them with 401. */
async function enter(credentials: SignIn): Promise<void> {
  try {
    await signIn(credentials)
  } catch (failure) {
    const wrong = failure instanceof ApiFailure && failure.status === 401
    throw wrong ? new ApiFailure({ status: 412, token: 'session.invalid' }) : failure
  }
}

/** What is wrong by field, in translation keys; empty where nothing is. */
export type Mistakes = Partial<Record<keyof SignIn, string | undefined>>

/** The form itself: it takes the fields over as they are, typed text included. */
export function createSignInForm(tell: (mistakes: Mistakes) => void) {
  const { register, handleSubmit, subscribe } = createFormControl<SignIn>({ resolver: yupResolver(signInSchema) })
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => tell({ email: errors.email?.message, password: errors.password?.message }),
  })
  return {
    register,
    /** Checks, then signs in with `done` called; rejects with an ApiFailure. */
    submit: (done: () => void) =>
      handleSubmit(async (credentials) => {
        await enter(credentials)
        done()
      })(),
  }
}

export type SignInForm = ReturnType<typeof createSignInForm>

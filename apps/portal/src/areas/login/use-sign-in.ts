import { dismissFailures } from '@the-house/design-system'
import { loadAreas } from '@the-house/i18n'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { ApiError, handleError } from '../../api/api-error.ts'
import { reloadIfOutdated } from '../../device/version.ts'
import { errorText } from '../../page/form/error-text.ts'
import { publicPaths } from '../../page/public-paths.ts'
import { useReturnTo } from '../../session/return-to.ts'
import type { SignInErrors, SignInForm } from './sign-in.ts'

/** Waits for a chunk, without which no sign-in is possible: a new build replaced it, or there is no connection. */
const loaded = <T>(chunk: Promise<T>): Promise<T> =>
  chunk.catch(async () => {
    throw new ApiError({ status: 0, token: (await reloadIfOutdated()) ? 'updated' : 'network' })
  })

/**
 * Loads the form library and the validation (30 kB): the inputs render without them, and the chunk loads while the user
 * starts to type.
 */
const load = () => loaded(Promise.all([import('./sign-in.ts'), loadAreas('validation')]))

/** The sign-in: an error preserves the input, a success navigates to the page that the user asked for. */
export function useSignIn() {
  const { from } = useReturnTo()
  const [, navigate] = useLocation()
  const [form, setForm] = useState<SignInForm | null>(null)
  const [mistakes, setMistakes] = useState<SignInErrors>({})
  const [busy, setBusy] = useState(false)

  function goOn() {
    dismissFailures()
    // The login screen may have redirected already; a second navigation would load all of the next screen again.
    if (location.pathname === publicPaths.login) navigate(from ?? publicPaths.home, { replace: true })
  }

  async function ready(): Promise<SignInForm> {
    const [{ createSignInForm }] = await load()
    const made = createSignInForm(setMistakes)
    let taken = made
    // Rendered synchronously, so that the inputs are registered before the form reads them.
    flushSync(() => {
      setForm((before) => {
        taken = before ?? made
        return taken
      })
    })
    return taken
  }

  async function submit(): Promise<void> {
    if (busy) return
    setBusy(true)
    await (form ?? (await ready().catch(handleError)))?.submit(goOn).catch(handleError)
    setBusy(false)
  }

  /** Signs in by a passkey; its part is loaded by the press, since most have none. */
  async function byPasskey(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      const { signInByPasskey } = await loaded(import('../../session/passkey.ts'))
      if (await signInByPasskey()) goOn()
    } catch (failure) {
      handleError(failure)
    }
    setBusy(false)
  }

  return {
    byPasskey: () => void byPasskey(),
    bind: (name: keyof SignInErrors) => ({
      ...(form?.register(name) ?? { name }),
      error: errorText(mistakes[name]),
    }),
    busy,
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      void submit()
    },
    onFocus: () => void (form ?? ready().catch(() => undefined)),
  }
}

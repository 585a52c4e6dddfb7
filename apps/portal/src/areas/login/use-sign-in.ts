import { dismissFailures } from '@the-house/design-system'
import { loadAreas } from '@the-house/i18n'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { ApiFailure, report } from '../../api/failure.ts'
import { renewPage } from '../../device/version.ts'
import { mistakeText } from '../../page/form/mistake-text.ts'
import { frontPaths } from '../../page/front-paths.ts'
import { useReturnTo } from '../../session/return-to.ts'
import type { Mistakes, SignInForm } from './sign-in.ts'

/** The form library and the checks (30 kB): the fields show without them, and they come while somebody starts to type. */
async function load() {
  try {
    const [module] = await Promise.all([import('./sign-in.ts'), loadAreas('validation')])
    return module
  } catch {
    // Without its code nobody can sign in: a newer version took its place, or there is no connection.
    throw new ApiFailure({ status: 0, token: (await renewPage()) ? 'updated' : 'network' })
  }
}

/** Signing in: a failure keeps what was typed, success returns to where the user was going. */
export function useSignIn() {
  const { from } = useReturnTo()
  const [, navigate] = useLocation()
  const [form, setForm] = useState<SignInForm | null>(null)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [busy, setBusy] = useState(false)

  function goOn() {
    dismissFailures()
    // The screen itself may have gone on already: a second time would load all of the next one again.
    if (location.pathname === frontPaths.login) navigate(from ?? frontPaths.home, { replace: true })
  }

  async function ready(): Promise<SignInForm> {
    const { createSignInForm } = await load()
    const made = createSignInForm(setMistakes)
    let taken = made
    // At once, so that the form knows its fields before it is asked for what is in them.
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
    await (form ?? (await ready().catch(report)))?.submit(goOn).catch(report)
    setBusy(false)
  }

  return {
    bind: (name: keyof Mistakes) => ({
      ...(form?.register(name) ?? { name }),
      error: mistakeText(mistakes[name]),
    }),
    busy,
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      void submit()
    },
    onFocus: () => void (form ?? ready().catch(() => undefined)),
  }
}

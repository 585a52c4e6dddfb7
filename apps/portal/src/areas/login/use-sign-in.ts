import { useState } from 'react'
import { useLocation } from 'wouter'
import { ApiFailure, report } from '../../api/failure.ts'
import { paths } from '../../page/paths.ts'
import { useReturnTo } from '../../session/return-to.ts'

/**
 * The checks and the call: the form shows without them, and they load while somebody starts to type. For the same
 * reason this first screen of the portal does its two fields without the form library of the others (11 kB).
 */
async function load() {
  try {
    return await import('./sign-in.ts')
  } catch {
    // Without its code nobody can sign in, which is as good as having no connection.
    throw new ApiFailure({ status: 0, token: 'network' })
  }
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Signing in: a failure keeps what was typed, success returns to where the user was going. */
export function useSignIn() {
  const { from } = useReturnTo()
  const [, navigate] = useLocation()
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [busy, setBusy] = useState(false)

  async function attempt(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form)
    const credentials = { email: textOf(data, 'email'), password: textOf(data, 'password') }
    const { mistakes, enter } = await load()
    const found = await mistakes(credentials)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) {
      form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      return
    }
    await enter(credentials)
    navigate(from ?? paths.home, { replace: true })
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    if (busy) return
    setBusy(true)
    await attempt(form).catch(report)
    setBusy(false)
  }

  return {
    errors,
    busy,
    submit,
    /** Typing takes the blame off a field. */
    forgive: (name: string) => setErrors((before) => ({ ...before, [name]: undefined })),
    warmUp: () => void load().catch(() => undefined),
  }
}

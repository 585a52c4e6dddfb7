import { notify } from '@the-house/design-system'
import { setErrorHandler, errorMessageOf, requestNoteOf, type ApiError } from '../api/api-error.ts'
import { expireSession } from '../session/session.ts'
import { reloadUser } from '../session/signing.ts'

const quietMs = 4000
const toastMs = 7000

/**
 * Installs the global handler of errors that no screen handles itself: toast, sign-out on 401, reload of the user on
 * 403.
 */
export function installErrorHandler(now: () => number = Date.now): void {
  let last = { text: '', at: Number.NEGATIVE_INFINITY }
  setErrorHandler((failure: ApiError) => {
    if (failure.status === 401) {
      // The guard redirects to /login, and back here after signing in.
      if (!failure.outdated) expireSession()
      return
    }
    // The user's permissions have changed since sign-in: reload the user, so that menu and guard follow.
    if (failure.status === 403) reloadUser().catch(() => undefined)
    const text = errorMessageOf(failure)
    // Several reads of one screen fail together: show their message once.
    if (text === last.text && now() - last.at < quietMs) return
    last = { text, at: now() }
    notify({ type: 'danger', title: text, description: requestNoteOf(failure), duration: toastMs })
  })
}

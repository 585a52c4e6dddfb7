import { notify } from '@the-house/design-system'
import { onFailure, toldOf, type ApiFailure } from '../api/failure.ts'
import { dropSession } from '../session/session.ts'
import { reloadUser } from '../session/signing.ts'

const quietMs = 4000
const toastMs = 7000

/** The one place that reacts to failures which no screen handles itself. */
export function startFailures(now: () => number = Date.now): void {
  let last = { text: '', at: Number.NEGATIVE_INFINITY }
  onFailure((failure: ApiFailure) => {
    if (failure.status === 401) {
      // The guard takes the user to /login, and back here after signing in.
      if (!failure.outdated) dropSession()
      return
    }
    // What somebody may do has changed since they signed in: the bars and the guard follow.
    if (failure.status === 403) reloadUser().catch(() => undefined)
    const text = toldOf(failure)
    // Several reads of one screen fail together: say it once.
    if (text === last.text && now() - last.at < quietMs) return
    last = { text, at: now() }
    notify({ type: 'danger', title: text, duration: toastMs })
  })
}

import { useEffect, useState } from 'react'
import { askFirst, type Ask } from '../../../page/around-nav.ts'

/** Ends when nothing is unsaved any more. */
let watch = new AbortController()

/** Nothing asks any more before this screen is left: what was unsaved is saved now, or given up. */
export function leaveFreely(): void {
  askFirst(null)
  watch.abort()
}

const stay = (event: BeforeUnloadEvent) => event.preventDefault()

/** The browser's history, where it can be asked to wait; elsewhere Back leaves at once and the draft is kept. */
const history = 'navigation' in globalThis ? globalThis.navigation : null

/** Asks before Back or Forward shows another screen of the portal. */
const beforeBack = (ask: Ask) => (event: NavigateEvent) => {
  const { key, sameDocument, url } = event.destination
  const isElsewhere = new URL(url).pathname !== location.pathname
  // Another document is asked about by the browser itself (`stay`).
  if (event.navigationType !== 'traverse' || !event.cancelable || !sameDocument || !isElsewhere) return
  event.preventDefault()
  ask(() => history?.traverseTo(key))
}

/**
 * Asks before the screen is left while something on it is unsaved: by a link and by Back or Forward with the dialog
 * of its caller, by closing or loading again with the browser's own.
 */
export function useLeaving(unsaved: boolean) {
  const [going, setGoing] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!unsaved) return undefined
    // A function as the next state would be called by React.
    const ask: Ask = (go) => setGoing(() => go)
    watch = new AbortController()
    const { signal } = watch
    askFirst(ask)
    addEventListener('beforeunload', stay, { signal })
    history?.addEventListener('navigate', beforeBack(ask), { signal })
    return leaveFreely
  }, [unsaved])
  return {
    asking: going !== null,
    stay: () => setGoing(null),
    leave: () => {
      leaveFreely()
      setGoing(null)
      going?.()
    },
  }
}

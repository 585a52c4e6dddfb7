import { useEffect, useState } from 'react'
import { setNavigationBlocker, type NavigationBlocker } from '../../../page/navigation-blocker.ts'

/** Aborts the listeners once nothing is unsaved. */
let watch = new AbortController()

/** Disables the unsaved changes prompt of this screen, after the changes were saved or discarded. */
export function disableLeavePrompt(): void {
  setNavigationBlocker(null)
  watch.abort()
}

const stay = (event: BeforeUnloadEvent) => event.preventDefault()

/** The Navigation API, where the browser has it; elsewhere Back leaves at once, and the draft is preserved. */
const history = 'navigation' in globalThis ? globalThis.navigation : null

/** Asks before Back or Forward navigates to another screen of the portal. */
const beforeBack = (ask: NavigationBlocker) => (event: NavigateEvent) => {
  const { key, sameDocument, url } = event.destination
  const isElsewhere = new URL(url).pathname !== location.pathname
  // A navigation to another document is handled by `beforeunload` (`stay`).
  if (event.navigationType !== 'traverse' || !event.cancelable || !sameDocument || !isElsewhere) return
  event.preventDefault()
  ask(() => history?.traverseTo(key))
}

/**
 * The unsaved changes prompt: links, Back and Forward open the dialog of the caller; closing or reloading the tab
 * opens the one of the browser.
 */
export function useLeavePrompt(unsaved: boolean) {
  const [going, setGoing] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!unsaved) return undefined
    // Wrapped, because React calls a function that is set as state.
    const ask: NavigationBlocker = (go) => setGoing(() => go)
    watch = new AbortController()
    const { signal } = watch
    setNavigationBlocker(ask)
    addEventListener('beforeunload', stay, { signal })
    history?.addEventListener('navigate', beforeBack(ask), { signal })
    return disableLeavePrompt
  }, [unsaved])
  return {
    asking: going !== null,
    stay: () => setGoing(null),
    leave: () => {
      disableLeavePrompt()
      setGoing(null)
      going?.()
    },
  }
}

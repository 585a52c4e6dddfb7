import { useEffect, useState } from 'react'
import { setNavigationBlocker, type NavigationBlocker } from '../../../page/navigation-blocker.ts'

interface Prompt {
  block: NavigationBlocker
  /** Aborts its listeners. */
  watch: AbortController
}

/** The prompts of the forms with unsaved changes, the last one last: a screen may have several forms. */
const live = new Set<Prompt>()

function endPrompt(prompt: Prompt): void {
  prompt.watch.abort()
  live.delete(prompt)
  setNavigationBlocker(Array.from(live).at(-1)?.block ?? null)
}

/** Disables the unsaved changes prompts of this screen, after the changes were saved or discarded. */
export function disableLeavePrompt(): void {
  for (const prompt of live) endPrompt(prompt)
}

const stay = (event: BeforeUnloadEvent) => event.preventDefault()

/** The Navigation API, where the browser has it; elsewhere Back leaves at once, and the draft is preserved. */
const historyOf = () => ('navigation' in globalThis ? globalThis.navigation : null)

/** Tells which form an address names. */
export type FormIdentity = (address: URL) => string

/** A form whose path names it. */
const byPath: FormIdentity = ({ pathname }) => pathname

const isSameForm = (url: string, identity: FormIdentity): boolean => {
  const [here, there] = [new URL(location.href), new URL(url, location.href)]
  return here.pathname === there.pathname && identity(here) === identity(there)
}

/** Asks before Back or Forward navigates away from the form. */
const beforeBack = (ask: (go: () => void) => void, identity: FormIdentity) => (event: NavigateEvent) => {
  const { key, sameDocument, url } = event.destination
  // A navigation to another document is handled by `beforeunload` (`stay`).
  if (event.navigationType !== 'traverse' || !event.cancelable || !sameDocument || isSameForm(url, identity)) return
  event.preventDefault()
  ask(() => historyOf()?.traverseTo(key))
}

/**
 * The unsaved changes prompt: links, Back and Forward open the dialog of the caller; closing or reloading the tab
 * opens the one of the browser.
 * @param identity what of an address names the form, where its path alone does not: links to the same form do not ask
 */
export function useLeavePrompt(unsaved: boolean, identity?: FormIdentity) {
  const [going, setGoing] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!unsaved) return undefined
    // Wrapped, because React calls a function that is set as state.
    const ask = (go: () => void) => setGoing(() => go)
    const block: NavigationBlocker = (go, to) => (identity && isSameForm(to, identity) ? go() : ask(go))
    const prompt = { block, watch: new AbortController() }
    const { signal } = prompt.watch
    live.add(prompt)
    setNavigationBlocker(block)
    addEventListener('beforeunload', stay, { signal })
    historyOf()?.addEventListener('navigate', beforeBack(ask, identity ?? byPath), { signal })
    return () => endPrompt(prompt)
  }, [unsaved, identity])
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

import type { AroundNavHandler } from 'wouter'

/** Called before a navigation to an address; calls `go` to continue it. */
export type NavigationBlocker = (go: () => void, to: string) => void
let asked: NavigationBlocker | null = null

/** Sets the blocker that runs before a link leaves the screen (unsaved changes); null: none. */
export const setNavigationBlocker = (ask: NavigationBlocker | null): void => {
  asked = ask
}

/** The navigation middleware of wouter: a screen with unsaved changes asks the user before a link leaves it. */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options)
  if (asked) asked(go, to)
  else go()
}

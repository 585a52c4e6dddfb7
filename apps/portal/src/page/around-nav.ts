import type { AroundNavHandler } from 'wouter'

/** Is told of a link that was followed, and follows it or not. */
export type Ask = (go: () => void) => void
let asked: Ask | null = null

/** Names who is asked before the screen is left by a link; null: nobody. */
export const askFirst = (ask: Ask | null): void => {
  asked = ask
}

/** What every link of the portal goes through: whoever has something unsaved on the screen is asked first. */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options)
  if (asked) asked(go)
  else go()
}

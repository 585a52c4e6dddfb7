import { useEffect, useState } from 'react'
import type { AroundNavHandler } from 'wouter'

type Ask = (go: () => void) => void
let asked: Ask | null = null

/** What every link of the portal goes through: whoever has something unsaved on the screen is asked first. */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options)
  if (asked) asked(go)
  else go()
}

/** The next link asks nothing: what was unsaved is saved now. */
export const leaveFreely = (): void => {
  asked = null
}

const stay = (event: BeforeUnloadEvent) => event.preventDefault()

/** Asks before the screen is left while something on it is unsaved: by a link with the dialog of its caller, by the browser with its own. */
export function useLeaving(unsaved: boolean) {
  const [going, setGoing] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!unsaved) return undefined
    // A function as the next state would be called by React.
    const ask: Ask = (go) => setGoing(() => go)
    asked = ask
    addEventListener('beforeunload', stay)
    return () => {
      asked = null
      removeEventListener('beforeunload', stay)
    }
  }, [unsaved])
  return {
    asking: going !== null,
    stay: () => setGoing(null),
    leave: () => {
      asked = null
      setGoing(null)
      going?.()
    },
  }
}

import { useEffect, useState } from 'react'
import { askFirst } from '../../../page/around-nav.ts'

/** The next link asks nothing: what was unsaved is saved now. */
export const leaveFreely = (): void => askFirst(null)

const stay = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Asks before the screen is left while something on it is unsaved: by a link with the dialog of its caller, by the
 * browser with its own.
 */
export function useLeaving(unsaved: boolean) {
  const [going, setGoing] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!unsaved) return undefined
    // A function as the next state would be called by React.
    askFirst((go) => setGoing(() => go))
    addEventListener('beforeunload', stay)
    return () => {
      leaveFreely()
      removeEventListener('beforeunload', stay)
    }
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

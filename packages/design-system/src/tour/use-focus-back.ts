import { useEffect, useState } from 'react'

/** Gives the focus back, when this is gone, to what had it before, unless something else has taken it meanwhile. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // What this has shown may leave the page a moment after it.
      requestAnimationFrame(() => {
        const { activeElement, body } = document
        if (activeElement === body && before instanceof HTMLElement) before.focus({ preventScroll: true })
      })
    },
    [before],
  )
}

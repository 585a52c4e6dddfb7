import { useEffect, useState } from 'react'

/** Restores the focus on unmount to the element that had it before, unless another one has received it meanwhile. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Elements of the unmounted component may be removed a frame later.
      requestAnimationFrame(() => {
        const { activeElement, body } = document
        if (activeElement === body && before instanceof HTMLElement) before.focus({ preventScroll: true })
      })
    },
    [before],
  )
}

import { useCallback, useRef } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/**
 * The one polite live region of a widget. `announce` writes into it past React, so that a spoken change
 * renders nothing.
 */
export function useLiveRegion() {
  const node = useRef<HTMLSpanElement>(null)
  const announce = useCallback((text: string) => {
    if (!node.current) return
    // The same words twice are spoken twice only if the text changes.
    node.current.textContent = node.current.textContent === text ? `${text}\u00A0` : text
  }, [])
  return { announce, region: <VisuallyHidden as="output" ref={node} aria-live="polite" /> }
}

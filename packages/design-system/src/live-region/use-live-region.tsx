import { useCallback, useRef } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/**
 * The one polite live region of a widget. `announce` writes to the DOM directly, so that an announcement renders
 * nothing.
 * @param subject what is announced about; another one begins with an empty region
 */
export function useLiveRegion(subject?: number) {
  const node = useRef<HTMLSpanElement>(null)
  const announce = useCallback((text: string) => {
    if (!node.current) return
    // Screen readers announce only a changed text, so a repeated one gets a no-break space.
    node.current.textContent = node.current.textContent === text ? `${text}\u00A0` : text
  }, [])
  return { announce, region: <VisuallyHidden key={`region of ${subject}`} as="output" ref={node} aria-live="polite" /> }
}

import { useCallback, useEffect, useRef } from 'react'

function focus(node: HTMLElement | null): void {
  if (!node?.closest('[data-lesson]')) {
    node?.focus()
    return
  }
  node.focus({ preventScroll: true })
  // A result that sticks is in view, and what is behind it stays where it is; any other is shown from its beginning.
  if (getComputedStyle(node).position !== 'sticky') node.scrollIntoView({ block: 'start' })
}

/**
 * Moves the focus to an element once `before` turns false for the same `owner`, also when that element is still loading
 * then.
 * @returns the ref of the element
 */
export function useMoveFocus(owner: number, before: boolean): (node: HTMLElement | null) => void {
  const part = useRef<HTMLElement>(null)
  const awaited = useRef(false)
  const last = useRef({ owner, before })
  useEffect(() => {
    const led = last.current.owner === owner && last.current.before && !before
    last.current = { owner, before }
    if (led) focus(part.current)
    awaited.current = led && part.current === null
  }, [owner, before])
  return useCallback((node: HTMLElement | null) => {
    part.current = node
    if (!node || !awaited.current) return
    awaited.current = false
    focus(node)
  }, [])
}

import { useCallback, useEffect, useRef } from 'react'

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
    if (led) part.current?.focus()
    awaited.current = led && part.current === null
  }, [owner, before])
  return useCallback((node: HTMLElement | null) => {
    part.current = node
    if (!node || !awaited.current) return
    awaited.current = false
    node.focus()
  }, [])
}

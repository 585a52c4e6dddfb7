import { useCallback, useEffect, useRef } from 'react'

/**
 * Moves the focus to a part of `owner` that follows once it is no longer `before`, also where the part is
 * still being loaded then. Returns the part's ref.
 */
export function useLedFocus(owner: number, before: boolean): (node: HTMLElement | null) => void {
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

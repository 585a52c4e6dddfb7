import { useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to an element of `root` that exists only after the next render: an added, moved or following item.
 */
export function useLaterFocus() {
  const root = useRef<HTMLDivElement>(null)
  const wanted = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const target = root.current?.querySelector(wanted.current)
    wanted.current = null
    if (target instanceof HTMLElement) target.focus()
  })
  const focusLater = (selector: string) => {
    wanted.current = selector
  }
  return { root, focusLater }
}

import { useLayoutEffect, useRef } from 'react'

/** Moves the focus to a part of `root` that is there only after the next change: what was added, moved, or follows. */
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

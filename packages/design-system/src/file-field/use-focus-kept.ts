import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** Moves the focus to the first control of the new view when a change of `look` removed the focused element. */
export function useFocusKept(root: RefObject<HTMLElement | null>, look: string) {
  const shown = useRef(look)
  const had = useRef(false)
  useEffect(() => {
    const node = root.current
    if (!node) return undefined
    had.current = node.contains(document.activeElement)
    const enter = () => {
      had.current = true
    }
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        // A removed element lost the focus without the user's doing; in an inactive window an element keeps the focus.
        if (target instanceof Node && target.isConnected && target !== document.activeElement)
          had.current = node.contains(document.activeElement)
      })
    node.addEventListener('focusin', enter)
    node.addEventListener('focusout', leave)
    return () => {
      node.removeEventListener('focusin', enter)
      node.removeEventListener('focusout', leave)
    }
  }, [root])
  useLayoutEffect(() => {
    if (shown.current === look) return
    shown.current = look
    if (had.current && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [root, look])
}

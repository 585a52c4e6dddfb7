import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** When what had the focus has gone with a change of `look`, the first thing of the new one takes it. */
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
        // An element that has gone left nobody a choice; in a window that rests, it still has the focus.
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

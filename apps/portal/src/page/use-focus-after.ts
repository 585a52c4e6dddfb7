import { useEffect, useState, type RefObject } from 'react'

/**
 * Moves the focus to what follows an action whose button goes away with it, or to the heading of the screen where that
 * is missing or left out; nothing is taken from whoever has moved on.
 * @returns to be called once the action is done
 */
export function useFocusAfter(next?: RefObject<HTMLElement | null>): () => void {
  const [done, setDone] = useState(0)
  useEffect(() => {
    if (done === 0 || document.activeElement !== document.body) return
    const target = next?.current ?? document.querySelector<HTMLElement>('h1')
    target?.focus()
  }, [done, next])
  return () => setDone((before) => before + 1)
}

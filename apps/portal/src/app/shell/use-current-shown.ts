import { useEffect, useRef, type RefObject } from 'react'
import { showCurrent } from './show-current.ts'

/**
 * Keeps the current link of a menu in sight: in the first frame of the menu and of each new place. Never later, or a link
 * that is just being pressed would move away from under the pointer.
 */
export function useCurrentShown(path: string): RefObject<HTMLDivElement | null> {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A dialog opens after the effects of what is in it.
    const frame = requestAnimationFrame(() => path && menu.current && showCurrent(menu.current))
    return () => cancelAnimationFrame(frame)
  }, [path])
  return menu
}

import { useEffect, type RefObject } from 'react'
import { usePageIdle } from '../use-page-idle.ts'

/** Keeps the current link of a menu in sight; what scrolls it loads once the first screen has rendered. */
export function useCurrentShown(menu: RefObject<Element | null>, path: string): void {
  const rested = usePageIdle()
  useEffect(() => {
    if (!rested || !path) return
    // Where its chunk fails to load, the menu stays as it is scrolled.
    void import('./show-current.ts')
      .then(({ showCurrent }) => menu.current && showCurrent(menu.current))
      .catch(() => undefined)
  }, [menu, rested, path])
}

import { useLayoutEffect } from 'react'

const isTyped = (element: Element | null): boolean => element?.matches('input, textarea, [contenteditable]') ?? false

/**
 * Keeps `--visible-height` and `--visible-top` on `<html>`: the part of the window that no on-screen keyboard covers,
 * which no CSS unit tells. They are not set until a keyboard or two fingers have changed it.
 * @param on whether they are kept
 * @param onChange called after each change
 */
export function useVisibleViewport(on: boolean, onChange?: () => void): void {
  useLayoutEffect(() => {
    const view = window.visualViewport
    if (!on || !view) return undefined
    const { style } = document.documentElement
    const write = () => {
      // Zooming in with two fingers shows less of the page, which must not be laid out anew.
      style.setProperty('--visible-height', `${view.height * view.scale}px`)
      style.setProperty('--visible-top', `${view.scale > 1 ? 0 : view.offsetTop}px`)
    }
    const change = () => {
      write()
      onChange?.()
    }
    // To read it lays the page out, which a page that is just being built must not do twice.
    if (isTyped(document.activeElement)) write()
    view.addEventListener('resize', change)
    view.addEventListener('scroll', write)
    return () => {
      view.removeEventListener('resize', change)
      view.removeEventListener('scroll', write)
      style.removeProperty('--visible-height')
      style.removeProperty('--visible-top')
    }
  }, [on, onChange])
}

/** The path whose heading had the focus last; the first page load moves no focus. */
let here: string | null = null
/** Lets the next screen move no focus, as on the first page load. */
export const keepFocus = (): void => {
  here = null
}
const listeners = new Set<(title: string) => void>()

/** Moves the focus to the heading of the route after a navigation, and has its title announced to screen readers. */
export function focusRouteHeading(path: string, heading: HTMLElement): void {
  const moved = here !== null && here !== path
  here = path
  if (!moved) return
  heading.focus({ preventScroll: true })
  scrollTo({ top: 0 })
  for (const listener of listeners) listener(document.title)
}

/**
 * Calls the listener with the page's title after each navigation.
 * @returns unsubscribes
 */
export function onRouteChange(listener: (title: string) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

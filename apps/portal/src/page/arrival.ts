/** The path whose heading was arrived at last; the page that the browser opened moves no focus. */
let here: string | null = null
const listeners = new Set<(title: string) => void>()

/** Moves the focus to the heading of a route that was just navigated to, and has its title announced. */
export function arrive(path: string, heading: HTMLElement): void {
  const moved = here !== null && here !== path
  here = path
  if (!moved) return
  heading.focus({ preventScroll: true })
  scrollTo({ top: 0 })
  for (const listener of listeners) listener(document.title)
}

/** Called with the page's title after each change of route. */
export function onArrival(listener: (title: string) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

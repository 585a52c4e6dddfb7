import { onRouteChange } from './route-focus.ts'

/** The scroll positions by URL, for the life of this page. */
const places = new Map<string, number>()
const address = () => location.pathname + location.search
const longestWaitMs = 3000
const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to a position as soon as the page is long enough, since its content may still be loading; stops when the user
 * scrolls.
 * @returns cancels it
 */
function returnTo(top: number): () => void {
  const grown = new ResizeObserver(go)
  const timer = setTimeout(stop, longestWaitMs)

  function stop(): void {
    clearTimeout(timer)
    grown.disconnect()
    for (const hand of hands) removeEventListener(hand, stop)
  }

  function go(): void {
    scrollTo({ top, behavior: 'instant' })
    if (scrollY >= top - 1) stop()
  }

  for (const hand of hands) addEventListener(hand, stop, { passive: true })
  grown.observe(document.body)
  go()
  return stop
}

/**
 * Restores the scroll position on back and forward; a followed link starts at the top (route-focus.ts).
 * @returns stops it
 */
export function startScrollMemory(): () => void {
  let here = address()
  /** The position to restore; until its screen has rendered, scroll events are ignored. */
  let wanted: number | null = null
  let returning: (() => void) | null = null
  const life = new AbortController()

  function arrived(): void {
    returning?.()
    returning = wanted === null ? null : returnTo(wanted)
    wanted = null
    here = address()
  }

  function left(): void {
    const path = here.split('?')[0]
    returning?.()
    wanted = places.get(address()) ?? 0
    // Only the query changed: the screen stays, and no heading gets the focus.
    if (location.pathname === path) arrived()
  }

  function scrolled(): void {
    // After a followed link, scroll events belong to the screen that is unmounting.
    if (location.pathname !== here.split('?')[0]) return
    here = address()
    if (wanted === null) places.set(here, scrollY)
  }

  const { signal } = life
  // Capture phase: must run before the router's listener.
  addEventListener('popstate', left, { signal, capture: true })
  addEventListener('scroll', scrolled, { signal, passive: true })
  // The browser itself restores a page after a reload or a cross-document navigation.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { signal })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal })
  history.scrollRestoration = 'manual'
  const quiet = onRouteChange(arrived)
  return () => {
    life.abort()
    returning?.()
    quiet()
    history.scrollRestoration = 'auto'
  }
}

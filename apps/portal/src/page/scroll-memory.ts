import { onArrival } from './arrival.ts'

/** Where each address was scrolled to when it was left; of this page alone. */
const places = new Map<string, number>()
const address = () => location.pathname + location.search
const longestWaitMs = 3000
const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to a place as soon as the page is long enough for it: what stands there may still be loading. Gives up
 * when somebody scrolls by hand. Answers how to give up before.
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
 * Going back, or forward again, returns to where one was; following a link starts at the top (arrival.ts).
 * Answers how to stop.
 */
export function startScrollMemory(): () => void {
  let here = address()
  /** Where the address that history has led to was left; until its screen stands, scrolling means nothing. */
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
    // Another page of the same screen: no heading arrives.
    if (location.pathname === path) arrived()
  }

  function scrolled(): void {
    // A link was followed: what scrolls now is the screen that goes.
    if (location.pathname !== here.split('?')[0]) return
    here = address()
    if (wanted === null) places.set(here, scrollY)
  }

  const { signal } = life
  // Before the router hears of it.
  addEventListener('popstate', left, { signal, capture: true })
  addEventListener('scroll', scrolled, { signal, passive: true })
  // The browser remembers a page that it leaves or loads again by itself.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { signal })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal })
  history.scrollRestoration = 'manual'
  const quiet = onArrival(arrived)
  return () => {
    life.abort()
    returning?.()
    quiet()
    history.scrollRestoration = 'auto'
  }
}

import { useMediaQuery } from '@the-house/hooks'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { rowIn } from './row-in.ts'
import type { Studio } from './use-studio.ts'

/** From this width on the form stands beside the tree; below it, in its place. */
const wide = '(min-width: 48rem)'

/** Calls `then` after a render in which a flag has become true. */
function useTurnedTrue(flag: boolean, then: () => void): void {
  const before = useRef(flag)
  const run = useEffectEvent(then)
  useEffect(() => {
    if (flag && !before.current) run()
    before.current = flag
  }, [flag])
}

/**
 * On a phone a choice hides the tree with the focused row in it: moves the focus to what comes in its place.
 * @returns the ref of what stands beside the tree
 */
export function usePaneFocus({ place }: Studio): RefObject<HTMLDivElement | null> {
  const pane = useRef<HTMLDivElement>(null)
  const isWide = useMediaQuery(wide)
  useTurnedTrue(place.pane !== null, () => {
    // These forms focus a field themselves.
    if (isWide || place.field !== null || place.making !== null) return
    const heading = place.pane === 'form' ? pane.current?.querySelector<HTMLElement>('h2[tabindex]') : null
    const target = heading ?? pane.current
    target?.focus()
  })
  return pane
}

/** Moves the focus to the tree where it would be lost: on a phone that shows the tree again, and after a deletion. */
export function useTreeFocus(frame: RefObject<HTMLElement | null>, { place, actions }: Studio): void {
  const chosen = useRef(place.at)
  const isWide = useMediaQuery(wide)
  useEffect(() => {
    if (place.at !== null) chosen.current = place.at
  }, [place.at])
  useTurnedTrue(place.pane === null, () => {
    if (!isWide) rowIn(frame.current, chosen.current)?.focus()
  })
  useTurnedTrue(!actions.busy, () => {
    if (document.activeElement === document.body) rowIn(frame.current)?.focus()
  })
}

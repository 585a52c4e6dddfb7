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
 * Moves the focus to what is shown beside the tree, where it would be lost: on a phone that hides the tree with the
 * focused row in it, and after a finding of a whole part, which leads to no field.
 * @returns the ref of what stands beside the tree
 */
export function usePaneFocus({ place }: Studio): RefObject<HTMLDivElement | null> {
  const pane = useRef<HTMLDivElement>(null)
  const isWide = useMediaQuery(wide)
  const move = () => {
    // These forms focus a field themselves.
    if (place.field !== null || place.making !== null) return
    const heading = place.pane === 'form' ? pane.current?.querySelector<HTMLElement>('h2[tabindex]') : null
    const target = heading ?? pane.current
    target?.focus()
  }
  useTurnedTrue(place.pane !== null, () => {
    if (!isWide) move()
  })
  useTurnedTrue(place.pane === 'form', () => {
    if (document.activeElement === document.body) move()
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

import { useEffect, useEffectEvent } from 'react'

/** Where single keys are letters of a text. */
const typing = 'input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable=true], dialog'

export interface Shortcuts {
  /** Ctrl or Cmd and Enter, wherever one is. */
  save: () => void
  putOff: () => void
  mark: (mark: number) => void
  toAnswer: () => void
  toFeedback: () => void
}

/** The keys of the desk; none of them where they are switched off. */
export function useShortcuts(enabled: boolean, mark: number | null, keys: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.isComposing || document.querySelector('dialog[open]')) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      // To the feedback it is a new line.
      event.stopPropagation()
      keys.save()
      return
    }
    const { target } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (target instanceof Element && target.closest(typing)) return
    const single: Record<string, () => void> = { a: keys.toAnswer, f: keys.toFeedback, p: keys.putOff }
    const act = /^\d$/.test(event.key)
      ? // A nought after a one is a ten.
        () => keys.mark(event.key === '0' && mark === 1 ? 10 : Number(event.key))
      : single[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!enabled) return undefined
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [enabled])
}

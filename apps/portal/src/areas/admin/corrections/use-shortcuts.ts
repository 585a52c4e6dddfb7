import { useEffect, useEffectEvent } from 'react'

/** The elements in which a single key types text. */
const typing = 'input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable=true], dialog'

export interface Shortcuts {
  /** Ctrl or Cmd and Enter, wherever the focus is. */
  save: () => void
  skip: () => void
  mark: (mark: number) => void
  toAnswer: () => void
  toFeedback: () => void
}

/** The keyboard shortcuts of the correction screen; none where they are switched off. */
export function useShortcuts(enabled: boolean, mark: number | null, keys: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.isComposing || document.querySelector('dialog[open]')) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      // The rich text editor of the feedback would insert a line break.
      event.stopPropagation()
      keys.save()
      return
    }
    const { target } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (target instanceof Element && target.closest(typing)) return
    const single: Record<string, () => void> = { a: keys.toAnswer, f: keys.toFeedback, p: keys.skip }
    const act = /^\d$/.test(event.key)
      ? // The keys 1 and then 0 set the mark 10.
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

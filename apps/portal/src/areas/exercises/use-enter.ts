import { useEffect, useEffectEvent } from 'react'
import type { PracticeFlow } from './use-practice.ts'

/** Where Enter already means something. */
const taken =
  'a, button, select, textarea, summary, [contenteditable], dialog, [role=button], input:not([type=radio], [type=checkbox])'

/** Enter does the main thing, wherever it does nothing else. */
export function useEnter(enabled: boolean, { actions, press }: PracticeFlow): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.key !== 'Enter' || event.repeat || event.isComposing || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (target instanceof Element && target.closest(taken)) return
    if (document.querySelector('dialog[open]')) return
    if (actions.primary === 'verify') press({ type: 'verify' })
    else if (actions.primary === 'next' || actions.primary === 'finish') press({ type: 'next' })
  })
  useEffect(() => {
    if (!enabled) return undefined
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [enabled])
}

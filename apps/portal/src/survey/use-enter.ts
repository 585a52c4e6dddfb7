import { useEffect, useEffectEvent } from 'react'
import type { SurveyFlow } from './use-flow.ts'

/** Where Enter already means something. */
const taken =
  'a, button, select, textarea, summary, [contenteditable], dialog, [role=button], input:not([type=radio], [type=checkbox])'

/** Enter does the main thing, wherever it does nothing else. */
export function useEnter(enabled: boolean, { actions, press }: SurveyFlow): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.key !== 'Enter' || event.repeat || event.isComposing || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (target instanceof Element && target.closest(taken)) return
    if (document.querySelector('dialog[open]')) return
    press({ type: actions.primary })
  })
  useEffect(() => {
    if (!enabled) return undefined
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [enabled])
}

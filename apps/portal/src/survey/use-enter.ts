import { useEffect, useEffectEvent } from 'react'
import type { SurveyFlow } from './use-flow.ts'

/** The elements that handle Enter themselves. */
const taken =
  'a, button, select, textarea, summary, [contenteditable], dialog, [role=button], input:not([type=radio], [type=checkbox])'

/** Enter triggers the main action, unless the focused element handles it. */
export function useEnter(enabled: boolean, { actions, dispatch }: SurveyFlow): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.key !== 'Enter' || event.repeat || event.isComposing || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (target instanceof Element && target.closest(taken)) return
    if (document.querySelector('dialog[open]')) return
    dispatch({ type: actions.primary })
  })
  useEffect(() => {
    if (!enabled) return undefined
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [enabled])
}

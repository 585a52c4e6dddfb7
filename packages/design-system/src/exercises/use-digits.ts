import { useEffect, useEffectEvent } from 'react'

const typed = new Set(['text', 'search', 'email', 'password', 'tel', 'url', 'number', 'date'])

/** Whether an element accepts text, so that single keys are input and not shortcuts. */
export function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return typed.has(target.type)
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  return target instanceof HTMLElement && target.isContentEditable
}

/** Whether a key press is a shortcut: a single key outside of text fields and dialogs. */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) &&
  !isTextField(event.target) &&
  document.querySelector('dialog[open]') === null

/** Calls `onDigit` with 1 to 9 when that key is pressed anywhere on the page but in a text field. */
export function useDigits(enabled: boolean, onDigit: (digit: number) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (/^[1-9]$/.test(event.key) && isShortcut(event)) onDigit(Number(event.key))
  })
  useEffect(() => {
    if (enabled) document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [enabled])
}

import { useEffect, type RefObject } from 'react'

/** Inputs first: the toolbar of a text stands before it. */
const focusable = ['[contenteditable=true]', 'input:not([hidden]), select, textarea', 'button']

const targetIn = (part: Element): HTMLElement | null => {
  for (const selector of focusable) {
    const found = part.querySelector(selector)
    if (found instanceof HTMLElement) return found
  }
  return null
}

/** Moves the focus to a field, unless its part has not loaded yet. */
function moveTo(root: HTMLElement, field: string): boolean {
  // Of parts in each other the innermost holds the field alone.
  const part = Array.from(root.querySelectorAll(`[data-fields~="${CSS.escape(field)}"]`)).at(-1)
  const target = part?.querySelector('[aria-busy=true]') ? null : part && targetIn(part)
  if (!target) return false
  const folded = target.closest('details')
  if (folded) folded.open = true
  target.focus()
  return true
}

/** Moves the focus to a field once it is shown; parts of a form load by and by. */
export function useFocusField(root: RefObject<HTMLElement | null>, field: string | null): void {
  useEffect(() => {
    const form = root.current
    if (!form || field === null || moveTo(form, field)) return undefined
    const watch = new MutationObserver(() => {
      // The focus is not taken from another field that was chosen meanwhile.
      if (form.contains(document.activeElement) || moveTo(form, field)) watch.disconnect()
    })
    watch.observe(form, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [root, field])
}

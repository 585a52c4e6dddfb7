import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Opens and closes a native modal dialog with `open`; closing restores the focus.
 * @returns the ref of the dialog
 */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return undefined
    dialog.showModal()
    // React does not render the autofocus attribute, so showModal() cannot find it.
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => dialog.close()
  }, [open])
  return ref
}

import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Opens and closes a native dialog with `open`; closing gives the focus back to where it was. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return undefined
    dialog.showModal()
    // React keeps `autofocus` to itself, so the platform cannot find it.
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => dialog.close()
  }, [open])
  return ref
}

import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Opens and closes a native dialog with `open`; closing gives the focus back to where it was. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return undefined
    dialog.showModal()
    return () => dialog.close()
  }, [open])
  return ref
}

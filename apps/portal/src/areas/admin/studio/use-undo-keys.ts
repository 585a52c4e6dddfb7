import { useEffect, useEffectEvent } from 'react'

const fields = 'input, textarea, select, [contenteditable=true], dialog[open]'

/** Takes back with Ctrl+Z or Cmd+Z, outside of fields and dialogs, which have an undo of their own. */
export function useUndoKeys(undo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo =
      event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!isUndo || (event.target instanceof Element && event.target.closest(fields))) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

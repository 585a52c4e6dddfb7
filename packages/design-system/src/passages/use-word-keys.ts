import { useRef, type KeyboardEvent } from 'react'
import { wordsOf, type TextRange } from './passage-parts.ts'

interface Words {
  /** Anchor and focus of the selection, as indexes of words. */
  anchor: number
  focus: number
}

type Step = (focus: number, last: number) => number

const steps: Record<string, Step> = {
  ArrowRight: (focus) => focus + 1,
  ArrowDown: (focus) => focus + 1,
  ArrowLeft: (focus) => focus - 1,
  ArrowUp: (focus) => focus - 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Selects words with the arrow keys; Shift extends the selection. */
export function useWordKeys(text: string, onSelect: (range: TextRange) => void) {
  const at = useRef<Words | null>(null)
  /**
   * Handles a key.
   * @returns whether the key was handled
   */
  return (event: KeyboardEvent): boolean => {
    const step = steps[event.key]
    const words = wordsOf(text)
    if (!step || words.length === 0 || event.ctrlKey || event.metaKey || event.altKey) return false
    const last = words.length - 1
    // The first key selects the first word, or the last one.
    const before = at.current ?? { anchor: 0, focus: event.key === 'ArrowLeft' ? last + 1 : -1 }
    const focus = Math.min(last, Math.max(0, step(before.focus, last)))
    const anchor = event.shiftKey && at.current ? before.anchor : focus
    at.current = { anchor, focus }
    const [one, other] = [words[Math.min(anchor, focus)], words[Math.max(anchor, focus)]]
    if (one && other) onSelect({ start: one.start, end: other.end })
    return true
  }
}

import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { editOf, isBehind, isBox, placeOf } from './box-events.ts'
import {
  addedTo,
  boxAfter,
  clearLetter,
  eraseLetter,
  letterAt,
  writeLetters,
  type Place,
  type Written,
} from './letters.ts'

interface Letters {
  words: readonly string[]
  /** The letters printed before each word's boxes. */
  given: readonly string[]
  locked: boolean
  onWords: (words: string[]) => void
}

/** The box that an arrow key, Home or End moves to in a word of `length` boxes; null for other keys. */
function steppedTo(key: string, box: number, length: number): number | null {
  if (key === 'ArrowLeft') return Math.max(0, box - 1)
  if (key === 'ArrowRight') return Math.min(length - 1, box + 1)
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : null
}

/**
 * Typing, pasting, swiping and erasing in a group of boxes.
 * @returns the props of the group
 */
export function useLetters({ words, given, locked, onWords }: Letters) {
  const root = useRef<HTMLDivElement>(null)
  /** The box in which an input method (IME) composes; nothing is written into it meanwhile. */
  const composing = useRef<EventTarget>(null)

  const goTo = ({ word, box }: Place) => {
    const target = root.current?.querySelector(`[data-place="${word}-${box}"]`) ?? null
    if (!isBox(target)) return
    if (target === document.activeElement) target.setSelectionRange(target.value.length, target.value.length)
    else target.focus()
  }
  const apply = ({ words: written, at }: Written) => {
    onWords(written)
    goTo(at)
  }

  const before = useEffectEvent((event: InputEvent) => {
    if (locked || !isBox(event.target)) return
    const edit = editOf(event)
    if (!edit) return
    event.preventDefault()
    const at = placeOf(event.target)
    if ('erase' in edit) return apply(edit.erase === 'back' ? eraseLetter(words, at) : clearLetter(words, at))
    const behind = letterAt(words, at) !== '' && isBehind(event.target)
    const target = behind ? boxAfter(words, at) : at
    if (target) apply(writeLetters(words, target, edit.write, given))
  })

  /** Reads a change that skipped `beforeinput` (composition, undo, an old keyboard) from the box itself. */
  const settle = useEffectEvent((event: Event) => {
    if (event.type === 'compositionend') composing.current = null
    if (locked || !isBox(event.target)) return
    if (composing.current === event.target) return
    const box = event.target
    const at = placeOf(box)
    const letter = letterAt(words, at)
    const held = box.value
    if (held.toUpperCase() === letter) return
    const added = addedTo(letter, held)
    box.value = letter
    if (held === '') apply(clearLetter(words, at))
    else if (added !== '') apply(writeLetters(words, at, added, given))
  })

  // Before the first paint, so that typing right after it is not lost.
  useLayoutEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const start = ({ target }: Event) => {
      composing.current = target
    }
    root.current?.addEventListener('compositionstart', start, { signal })
    root.current?.addEventListener('compositionend', settle, { signal })
    root.current?.addEventListener('beforeinput', before, { signal })
    root.current?.addEventListener('input', settle, { signal })
    return () => ending.abort()
  }, [])

  // The boxes are uncontrolled, so that React never writes into one in which an input method composes.
  useLayoutEffect(() => {
    for (const box of root.current?.querySelectorAll('input') ?? []) {
      const letter = letterAt(words, placeOf(box))
      if (box !== composing.current && box.value !== letter) box.value = letter
    }
  }, [words])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !isBox(event.target)) return
    const at = placeOf(event.target)
    // Not every browser fires an input event for Backspace in an empty field, so keydown handles it.
    if (event.key === 'Backspace' && !locked && letterAt(words, at) === '') {
      event.preventDefault()
      apply(eraseLetter(words, at))
      return
    }
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    const box = steppedTo(event.key, at.box, words[at.word]?.length ?? 0)
    if (box === null) return
    event.preventDefault()
    goTo({ word: at.word, box })
    // An arrow can lead to the same box; its letter is selected there too.
    if (box === at.box) event.target.select()
  }
  return { root, onKeyDown }
}

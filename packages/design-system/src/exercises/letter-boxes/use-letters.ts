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
  /** The letters that stand before each word's boxes. */
  given: readonly string[]
  locked: boolean
  onWords: (words: string[]) => void
}

/** Where an arrow, Home or End leads inside a word of `length` boxes. */
function steppedTo(key: string, box: number, length: number): number | null {
  if (key === 'ArrowLeft') return Math.max(0, box - 1)
  if (key === 'ArrowRight') return Math.min(length - 1, box + 1)
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : null
}

/** Typing, pasting, swiping and erasing in a group of boxes. Returns what the group needs. */
export function useLetters({ words, given, locked, onWords }: Letters) {
  const root = useRef<HTMLDivElement>(null)
  /** The box that a keyboard composes in; nothing is written into it meanwhile. */
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

  /** What reached a box in another way (composition, undo, an old keyboard) is read from the box itself. */
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

  // Before the first paint: a quick finger may type right after it.
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

  // The boxes keep their own text, so that React never writes into one that a keyboard composes in.
  useLayoutEffect(() => {
    for (const box of root.current?.querySelectorAll('input') ?? []) {
      const letter = letterAt(words, placeOf(box))
      if (box !== composing.current && box.value !== letter) box.value = letter
    }
  }, [words])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !isBox(event.target)) return
    const at = placeOf(event.target)
    // Browsers disagree on whether an empty field tells of a Backspace in any other way.
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
    // An arrow may lead to where it came from; the letter is selected there too.
    if (box === at.box) event.target.select()
  }
  return { root, onKeyDown }
}

import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

/** The index that a key moves to, of `count` items; undefined for other keys. */
export function placeAfter(key: string, at: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowRight: Math.min(at + 1, count - 1),
    ArrowLeft: Math.max(at - 1, 0),
    Home: 0,
    End: count - 1,
  }
  return places[key]
}

/** Roving tabindex: one tab stop for a long row; arrow keys, Home and End move inside it. */
export function useRoving<List extends HTMLElement = HTMLOListElement>(count: number, current: number, on: boolean) {
  const list = useRef<List>(null)
  const [focused, setFocused] = useState<number>()
  const stop = focused ?? Math.max(current, 0)
  const move = (event: KeyboardEvent) => {
    const next = on ? placeAfter(event.key, stop, count) : undefined
    if (next === undefined) return
    event.preventDefault()
    setFocused(next)
    list.current?.querySelectorAll<HTMLElement>('a, button')[next]?.focus()
  }
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined)
  }
  return { list, move, leave, tabIndexOf: (index: number) => (!on || index === stop ? 0 : -1) }
}

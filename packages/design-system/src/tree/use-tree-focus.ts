import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { idAt, rowOf } from './row-of.ts'
import { ancestors, type TreeIndex } from './tree-index.ts'

interface Options {
  sheet: RefObject<HTMLElement | null>
  index: TreeIndex
  shown: readonly string[]
  /** Where the focus begins. */
  first: string | undefined
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at])

/** The row that stands where one was that is gone: the next one that is left, or the last one before it. */
function successor(id: string, before: readonly string[], shown: readonly string[]): string | undefined {
  const at = before.indexOf(id)
  const isLeft = (one: string) => shown.includes(one)
  return at < 0 ? undefined : (before.slice(at).find(isLeft) ?? before.slice(0, at).findLast(isLeft))
}

/** The one row in the tab order, and moving the focus to another. */
export function useTreeFocus({ sheet, index, shown, first }: Options) {
  const [wanted, setCurrent] = useState<string>()
  const [before, setBefore] = useState(shown)
  const hasFocus = useRef(false)
  if (!isSame(before, shown)) {
    setBefore(shown)
    if (wanted !== undefined && !index.nodes.has(wanted)) setCurrent(successor(wanted, before, shown))
  }
  /** The row itself, or within a closed branch the nearest parent that is shown. */
  const nearest = (id: string | undefined) =>
    id === undefined ? undefined : [id, ...ancestors(index, id)].find((one) => shown.includes(one))
  const current = nearest(wanted) ?? nearest(first) ?? shown[0] ?? ''
  const focus = (id: string) => {
    setCurrent(id)
    rowOf(sheet.current, id)?.focus()
  }
  // The browser drops the focus of a row that is taken out, without an event.
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) rowOf(sheet.current, current)?.focus()
  })
  const onFocus = ({ target }: FocusEvent) => {
    hasFocus.current = true
    const id = idAt(target)
    if (id !== undefined) setCurrent(id)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    hasFocus.current = currentTarget.contains(relatedTarget)
  }
  return { current, focus, onFocus, onBlur }
}

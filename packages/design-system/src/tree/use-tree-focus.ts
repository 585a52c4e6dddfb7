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

/** The one row in the tab order, and moving the focus to another. */
export function useTreeFocus({ sheet, index, shown, first }: Options) {
  const [wanted, setCurrent] = useState<string>()
  const hasFocus = useRef(false)
  /** A row that is gone or within a closed branch hands on to the nearest one that is shown. */
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

import {
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  type TouchEvent,
} from 'react'
import { between, toggled } from './selection.ts'
import type { TreeIndex } from './tree-index.ts'
import type { TreeStep } from './tree-places.ts'
import type { TreeProps } from './tree-types.ts'
import { useTreeKeys } from './use-tree-keys.ts'

/** What starts a drag, once it is loaded. */
export interface DragListeners {
  onMouseDown: (event: MouseEvent) => void
  onTouchStart: (event: TouchEvent) => void
}

type Options = Pick<TreeProps, 'selected' | 'onSelect' | 'open' | 'onOpen'> & {
  index: TreeIndex
  shown: readonly string[]
  /** Whether a press on a row adds it to the selection. */
  isSeveral: boolean
  /** The row in the tab order. */
  current: string
  focus: (id: string) => void
  listeners: RefObject<DragListeners | undefined>
  onStep: ((ids: readonly string[], step: TreeStep) => void) | undefined
  onRenaming: ((id: string) => void) | undefined
}

interface Pressed {
  id: string
  /** Whether the toggle of the row was pressed. */
  isToggle: boolean
  /** Whether the row itself has the event. */
  isRow: boolean
}

/** The row of an event; none for its buttons, and for dialogs that these open. */
function pressed({ target, currentTarget }: SyntheticEvent): Pressed | undefined {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return undefined
  const row = target.closest<HTMLElement>('[role=treeitem]')
  const id = row?.dataset['id']
  if (id === undefined || target.closest('[data-part=actions]')) return undefined
  return { id, isToggle: target.closest('[data-part=toggle]') !== null, isRow: target === row }
}

/** The events of all rows, handled by the tree. */
export function useTreeEvents(options: Options) {
  const { index, shown, selected, onSelect, open, onOpen, isSeveral, current, listeners, onRenaming } = options
  const [begin, setAnchor] = useState<string>()
  const anchor = begin !== undefined && shown.includes(begin) ? begin : current
  const onKey = useTreeKeys({ ...options, anchor, setAnchor })
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const row = pressed(event)
      if (row?.isRow && onKey(row.id, event)) event.preventDefault()
    },
    onClick: (event: MouseEvent) => {
      const row = pressed(event)
      if (!row) return
      const { id, isToggle } = row
      if (isToggle) onOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id])
      else if (event.shiftKey) onSelect(between(shown, anchor, id))
      else {
        setAnchor(id)
        onSelect(isSeveral || event.ctrlKey || event.metaKey ? toggled(index.order, selected, id) : [id])
      }
    },
    onDoubleClick: (event: MouseEvent) => {
      const row = pressed(event)
      if (row && !row.isToggle && !isSeveral) onRenaming?.(row.id)
    },
    onMouseDown: (event: MouseEvent) => pressed(event) && listeners.current?.onMouseDown(event),
    onTouchStart: (event: TouchEvent) => pressed(event) && listeners.current?.onTouchStart(event),
  }
}

import type { ReactNode } from 'react'

export interface TreeItem {
  id: string
  /** null: it is at the top. */
  parent: string | null
  name: string
  /** Decorative. */
  icon?: ReactNode
  /** Chips after the name; a screen reader says them with it. */
  note?: ReactNode
  /** Whether it may hold others, so that it can be opened though it is empty. */
  isBranch: boolean
  /** A row at the end of a list that a new item will take: not counted, not moved, and nothing is put after it. */
  isPlaceholder?: boolean
}

/** Where something is put. */
export interface TreePlace {
  /** null: the top. */
  parent: string | null
  /** The sibling that it follows; null: it is the first. */
  after: string | null
}

export interface TreeProps {
  /** The accessible name. */
  label: string
  /** Parents before what they hold, siblings in their order. */
  items: readonly TreeItem[]
  selected: readonly string[]
  /** Called with the selected ids from top to bottom. */
  onSelect: (ids: string[]) => void
  /** Called when a press on a row begins, or ceases, to add it to the selection. */
  onSeveral?: (isSeveral: boolean) => void
  /** The open branches. */
  open: readonly string[]
  onOpen: (ids: string[]) => void
  /** Makes names editable in place. */
  onRename?: (id: string, name: string) => void
  /** Default: everything may be moved everywhere but into itself. */
  mayMove?: (ids: readonly string[], place: TreePlace) => boolean
  /** Makes items movable. */
  onMove?: (ids: string[], place: TreePlace) => void
  /** The buttons at the end of a row; shown, and in the tab order, while the row is the current one. */
  actions?: (item: TreeItem) => ReactNode
}

import type { DraftField } from '@the-house/domain'
import type { ReactNode } from 'react'
import type { CellProps } from './cell.tsx'
import type { Said } from './editing.ts'

export interface ListItem {
  text: string
  right: boolean
  /** The reason why this item cannot be edited or removed here, as shown to the author. */
  fixed?: string
}

/** What the field of an item's text needs besides its value. */
export type TextProps = Pick<CellProps, 'aria-invalid' | 'aria-describedby'> & { 'data-part': string }

export interface ItemListProps {
  /** The accessible name of the list. */
  label: string
  hint?: string
  items: readonly ListItem[]
  /** How right items are marked: one, several, or not here. */
  marks: 'radio' | 'checkbox' | null
  /** The accessible name of an item, counted from 1. */
  nameOf: (position: number) => string
  /** A visible label of the texts, where an item has several fields. */
  textLabel?: string
  /** The field of an item's text, where it is none of plain text. */
  renderText?: (index: number, props: TextProps) => ReactNode
  /** Further fields of an item, beside its text. `describedBy`: the id of the item's messages. */
  renderMore?: (index: number, describedBy: string) => ReactNode
  /** What stands below the fields of an item. */
  renderBelow?: (index: number) => ReactNode
  addLabel: string
  onText?: (index: number, text: string) => void
  onRight?: (index: number, right: boolean) => void
  /** Undefined: the order of the items means nothing. */
  onMove?: (from: number, to: number) => void
  onRemove: (index: number) => void
  onAdd: () => void
  onSort?: () => void
  announce: (text: string) => void
  /** The fields that are edited here, where a finding could be taken for one of another list. */
  fields?: readonly DraftField[]
  said: Said
  saidOf: (index: number) => Said
}

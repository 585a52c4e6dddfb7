import type { Said } from './editing.ts'

export interface ListItem {
  text: string
  right: boolean
  /** The reason why this item cannot be edited or removed here, as shown to the author. */
  fixed?: string
}

export interface ItemListProps {
  /** The accessible name of the list. */
  label: string
  hint?: string
  items: readonly ListItem[]
  /** How right items are marked: one, several, or not here. */
  marks: 'radio' | 'checkbox' | null
  /** The accessible name of an item, counted from 1. */
  nameOf: (position: number) => string
  addLabel: string
  onText: (index: number, text: string) => void
  onRight?: (index: number, right: boolean) => void
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
  onAdd: () => void
  onSort?: () => void
  announce: (text: string) => void
  said: Said
  saidOf: (index: number) => Said
}

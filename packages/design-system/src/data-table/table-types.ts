import type { ComponentType, ReactNode } from 'react'

/** A row with an id. */
export interface Identified {
  id: number
}

/** A column of the table. */
export interface Column<Row> {
  /** The name used for sorting; unique among the columns. */
  name: string
  label: string
  render: (row: Row) => ReactNode
  /** Whether the server can sort by it. */
  sortable?: boolean
  /** Numbers are aligned to the end of their column. */
  numeric?: boolean
}

export interface Sort {
  /** The name of a column. */
  by: string
  direction: 'ascending' | 'descending'
}

/** The query of a list, kept in the URL of its screen. */
export interface TableState {
  /** Counts from 1. */
  page: number
  /** The number of rows per page. */
  size: number
  /** The search term. */
  term: string
  /** null: the server's default order. */
  sort: Sort | null
}

/** The router's link component. */
export type TableLink = ComponentType<{ href: string; children?: ReactNode }>

/** A further link of a row. */
export interface RowLink<Row> {
  /** The accessible name, which includes the row's name. */
  label: (name: string) => string
  icon: ReactNode
  /** undefined: the row has no such link. */
  href: (row: Row) => string | undefined
}

/** The actions of a row; what is left out, or undefined for a row, is not offered. */
export interface RowActions<Row> {
  /** The name of a row, used in labels: 'Edit' says what it edits. */
  nameOf: (row: Row) => string
  /** The URL of the student's view. */
  viewHref?: ((row: Row) => string | undefined) | undefined
  /** The URL of the edit screen; the row's name links there too. */
  editHref?: ((row: Row) => string | undefined) | undefined
  /** Further links. */
  links?: readonly RowLink<Row>[] | undefined
  /** Called to ask for confirmation before the row is deleted. */
  onDelete?: ((row: Row) => void) | undefined
}

/** An action on all selected rows. */
export interface BulkAction {
  label: string
  onSelect: () => void
  icon?: ReactNode
  danger?: boolean
  /** The action is in progress. */
  busy?: boolean
}

export interface Selection {
  /** The ids of the selected rows, including other pages. */
  ids: ReadonlySet<number>
  onChange: (ids: ReadonlySet<number>) => void
  actions: readonly BulkAction[]
}

import type { ComponentType, ReactNode } from 'react'

/** What a row is told apart by. */
export interface Identified {
  id: number
}

/** What a table shows of each row. */
export interface Column<Row> {
  /** What the order is asked for by; no two columns share it. */
  name: string
  label: string
  render: (row: Row) => ReactNode
  /** The server can put the rows in its order. */
  sortable?: boolean
  /** Figures stand at the end of their column. */
  numeric?: boolean
}

export interface Sort {
  /** The name of a column. */
  by: string
  direction: 'ascending' | 'descending'
}

/** What is asked of a list: it is kept in the address of its screen. */
export interface TableState {
  /** From 1. */
  page: number
  /** How many rows a page has. */
  size: number
  /** Words to look for. */
  term: string
  /** null: the order that the server has by itself. */
  sort: Sort | null
}

/** A link as the router draws it. */
export type TableLink = ComponentType<{ href: string; children?: ReactNode }>

/** Another place that a row leads to. */
export interface RowLink<Row> {
  /** Says which row it is for. */
  label: (name: string) => string
  icon: ReactNode
  href: (row: Row) => string
}

/** What can be done with one row; what is left out, or undefined for a row, is not offered. */
export interface RowActions<Row> {
  /** What the row is called: 'Edit' says what it edits. */
  nameOf: (row: Row) => string
  /** Where it is seen as a student sees it. */
  viewHref?: ((row: Row) => string | undefined) | undefined
  /** Where it is changed; its name leads there too. */
  editHref?: ((row: Row) => string | undefined) | undefined
  /** Where else it leads. */
  links?: readonly RowLink<Row>[] | undefined
  /** Asks whether to delete it. */
  onDelete?: ((row: Row) => void) | undefined
}

/** Something done with all that are selected. */
export interface BulkAction {
  label: string
  onSelect: () => void
  icon?: ReactNode
  danger?: boolean
  /** It is under way. */
  busy?: boolean
}

export interface Selection {
  /** The ids of the rows, of other pages too. */
  ids: ReadonlySet<number>
  onChange: (ids: ReadonlySet<number>) => void
  actions: readonly BulkAction[]
}

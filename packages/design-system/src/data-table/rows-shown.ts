import type { TableState } from './table-types.ts'

type Part = Pick<TableState, 'page' | 'size'>

/** The first and last row of a page, counted from 1. */
export function rangeOf({ page, size }: Part, total: number): { from: number; to: number } {
  const from = (page - 1) * size + 1
  return { from, to: Math.min(total, page * size) }
}

/** The expected number of rows of a page, as far as is known: as many skeleton rows are shown. */
export function rowsAwaited({ page, size }: Part, total: number | undefined): number {
  if (total === undefined) return size
  return Math.max(1, Math.min(size, total - (page - 1) * size))
}

import type { Column, Sort } from './table-types.ts'

/** The sorting after a press on a column header: ascending, then descending, then the server's default. */
export function nextSort(sort: Sort | null, by: string): Sort | null {
  if (sort?.by !== by) return { by, direction: 'ascending' }
  return sort.direction === 'ascending' ? { by, direction: 'descending' } : null
}

/** Every sorting that a table offers, besides the server's default. */
export const ordersOf = <Row>(columns: readonly Column<Row>[]) =>
  columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ name: by, label }) =>
      (['ascending', 'descending'] as const).map((direction) => ({ by, label, direction })),
    )

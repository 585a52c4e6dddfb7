import type { Column, Sort } from './table-types.ts'

/** What a press on the head of a column leads to: up, then down, then the server's own order again. */
export function nextSort(sort: Sort | null, by: string): Sort | null {
  if (sort?.by !== by) return { by, direction: 'ascending' }
  return sort.direction === 'ascending' ? { by, direction: 'descending' } : null
}

/** Every order that a table can be asked for, besides the server's own. */
export const ordersOf = <Row>(columns: readonly Column<Row>[]) =>
  columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ name: by, label }) =>
      (['ascending', 'descending'] as const).map((direction) => ({ by, label, direction })),
    )

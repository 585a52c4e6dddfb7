import type { Identified, Selection } from './table-types.ts'

/** The selection of one page, and the functions to change it. */
export function selectionOfPage({ ids, onChange }: Selection, rows: readonly Identified[]) {
  const chosen = rows.filter(({ id }) => ids.has(id)).length
  const change = (some: readonly Identified[], selected: boolean) => {
    const next = new Set(ids)
    for (const { id } of some) {
      if (selected) next.add(id)
      else next.delete(id)
    }
    onChange(next)
  }
  return {
    all: rows.length > 0 && chosen === rows.length,
    some: chosen > 0,
    selectAll: (selected: boolean) => change(rows, selected),
    select: (row: Identified, selected: boolean) => change([row], selected),
  }
}

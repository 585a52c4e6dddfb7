import { rowOf } from './row-of.ts'
import { ancestors, partsOf, type TreeIndex } from './tree-index.ts'
import type { TreePlace } from './tree-types.ts'

export interface Point {
  x: number
  y: number
}

/** The row below a point of the window, and how far down in it the point is, from 0 to 1. */
export function dropTarget(sheet: HTMLElement | null, { x, y }: Point): { id: string; height: number } | undefined {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[role=treeitem]')
  const id = row?.dataset['id']
  if (!row || id === undefined || !sheet?.contains(row)) return undefined
  const { top, height } = row.getBoundingClientRect()
  return { id, height: (y - top) / height }
}

/** Where a place is shown: as a line of a level, or as a frame round a closed branch. */
export interface Mark {
  top: number
  /** Of the frame; null: it is a line. */
  height: number | null
  level: number
}

/** The row after which a place begins: the last one shown of what it follows. */
function rowBefore(index: TreeIndex, opened: ReadonlySet<string>, { parent, after }: TreePlace): string | null {
  if (after === null) return parent
  const last = opened.has(after) ? partsOf(index, after).at(-1) : undefined
  return last === undefined ? after : rowBefore(index, opened, { parent: after, after: last })
}

export function markOf(
  sheet: HTMLElement | null,
  index: TreeIndex,
  opened: ReadonlySet<string>,
  place: TreePlace,
): Mark {
  const { parent } = place
  const isClosed = parent !== null && !opened.has(parent)
  const row = rowOf(sheet, isClosed ? parent : rowBefore(index, opened, place))
  const { offsetTop: top, offsetHeight: height } = row ?? { offsetTop: 0, offsetHeight: 2 }
  const level = parent === null ? 0 : ancestors(index, parent).length + 1
  return isClosed ? { top, height, level } : { top: top + height, height: null, level }
}

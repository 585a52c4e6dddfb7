import type { NodeId } from './course.ts'

/** The row of a node in the tree; the one in the tab order where there is none, or none is asked for. */
export const rowIn = (tree: HTMLElement | null, id: NodeId | null = null): HTMLElement | null =>
  (id === null ? null : tree?.querySelector<HTMLElement>(`[data-id="${id}"]`)) ??
  tree?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]') ??
  null

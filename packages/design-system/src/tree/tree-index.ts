import type { TreeItem } from './tree-types.ts'

/** An item at its place in the tree. */
export interface TreeNode {
  item: TreeItem
  /** Counts from 1. */
  level: number
  /** Counts from 1, among its siblings. */
  place: number
  /** How many siblings there are, itself among them; placeholders are not counted. */
  count: number
}

export interface TreeIndex {
  nodes: ReadonlyMap<string, TreeNode>
  /** Of each parent what it holds, without placeholders. */
  parts: ReadonlyMap<string | null, readonly string[]>
  /** All ids, each followed by what it holds. */
  order: readonly string[]
}

const none: readonly string[] = []

export const partsOf = (index: TreeIndex, parent: string | null): readonly string[] => index.parts.get(parent) ?? none

const isReal = ({ isPlaceholder = false }: TreeItem) => !isPlaceholder

export const isPlaceholder = (index: TreeIndex, id: string): boolean => index.nodes.get(id)?.item.isPlaceholder ?? false

/** Looks the items up by id, by parent and by their order from top to bottom. */
export function treeIndex(items: readonly TreeItem[]): TreeIndex {
  const known = new Map(items.map((item) => [item.id, item]))
  const parts = Map.groupBy(items, ({ parent }) => parent)
  const nodes = new Map<string, TreeNode>()
  const walk = (parent: string | null, level: number) => {
    const own = parts.get(parent) ?? []
    const count = own.filter(isReal).length
    for (const [at, { id }] of own.entries()) {
      const item = known.get(id)
      if (!item || nodes.has(id)) continue
      nodes.set(id, { item, level, place: at + 1, count })
      walk(id, level + 1)
    }
  }
  walk(null, 1)
  const ids = [...parts].map(([parent, own]) => [parent, own.filter(isReal).map(({ id }) => id)] as const)
  return { nodes, parts: new Map(ids), order: [...nodes.keys()] }
}

/** The ids whose parents are all open, from top to bottom. */
export function shownIds(index: TreeIndex, open: ReadonlySet<string>): string[] {
  const shown = new Set<string>()
  for (const id of index.order) {
    const parent = index.nodes.get(id)?.item.parent ?? null
    if (parent === null || (shown.has(parent) && open.has(parent))) shown.add(id)
  }
  return [...shown]
}

/** The parents of an item, the nearest first. */
export function ancestors(index: TreeIndex, id: string): string[] {
  const parent = index.nodes.get(id)?.item.parent ?? null
  return parent === null ? [] : [parent, ...ancestors(index, parent)]
}

/** The ids from top to bottom, without placeholders and those that others of them hold. */
export function outermost(index: TreeIndex, ids: readonly string[]): string[] {
  const chosen = new Set(ids)
  return index.order.filter(
    (id) => chosen.has(id) && !isPlaceholder(index, id) && !ancestors(index, id).some((above) => chosen.has(above)),
  )
}

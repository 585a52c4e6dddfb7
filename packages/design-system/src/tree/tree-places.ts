import { ancestors, isPlaceholder, partsOf, type TreeIndex } from './tree-index.ts'
import type { TreePlace } from './tree-types.ts'

/** up, down: within the list. out, in: to another list. */
export const treeSteps = ['up', 'down', 'out', 'in'] as const
export type TreeStep = (typeof treeSteps)[number]

const without = (index: TreeIndex, parent: string | null, ids: readonly string[]) =>
  partsOf(index, parent).filter((id) => !ids.includes(id))
const atEnd = (index: TreeIndex, parent: string | null, ids: readonly string[]): TreePlace => ({
  parent,
  after: without(index, parent, ids).at(-1) ?? null,
})
const isBranch = (index: TreeIndex, id: string) => index.nodes.get(id)?.item.isBranch ?? false

/** The siblings before (-1) or after (1) an item that are not moved with it, the nearest first. */
function beside(index: TreeIndex, id: string, ids: readonly string[], side: -1 | 1): string[] {
  const siblings = partsOf(index, index.nodes.get(id)?.item.parent ?? null)
  const at = siblings.indexOf(id)
  const part = side < 0 ? siblings.slice(0, at).toReversed() : siblings.slice(at + 1)
  return part.filter((other) => !ids.includes(other))
}

/** The branch before or after the parent on its level, in another list too where its own ends. */
function neighbourOf(index: TreeIndex, parent: string, ids: readonly string[], side: -1 | 1): string | undefined {
  const level = index.nodes.get(parent)?.level
  const same = index.order.filter(
    (id) => index.nodes.get(id)?.level === level && isBranch(index, id) && !ids.includes(id),
  )
  return same[same.indexOf(parent) + side]
}

/** Where a step may put the ids (the outermost ones, from top to bottom), the best place first; none at an end. */
export function stepPlaces(index: TreeIndex, ids: readonly string[], step: TreeStep): TreePlace[] {
  const first = index.nodes.get(ids[0] ?? '')?.item
  const last = index.nodes.get(ids.at(-1) ?? '')?.item
  if (!first || !last) return []
  const { parent } = first
  if (step === 'up') {
    const [previous, beyond = null] = beside(index, first.id, ids, -1)
    return previous === undefined ? [] : [{ parent, after: beyond }]
  }
  if (step === 'down') {
    const [next] = beside(index, last.id, ids, 1)
    return next === undefined ? [] : [{ parent: last.parent, after: next }]
  }
  const neighbour = parent === null ? undefined : neighbourOf(index, parent, ids, step === 'out' ? -1 : 1)
  if (step === 'out') {
    const outside = parent === null ? [] : [{ parent: index.nodes.get(parent)?.item.parent ?? null, after: parent }]
    return neighbour === undefined ? outside : [...outside, atEnd(index, neighbour, ids)]
  }
  const [previous] = beside(index, first.id, ids, -1)
  const inside = previous !== undefined && isBranch(index, previous) ? [atEnd(index, previous, ids)] : []
  return neighbour === undefined ? inside : [...inside, { parent: neighbour, after: null }]
}

const edge = 0.3

/**
 * Where a drop on a row may put the ids, the best place first; none on themselves.
 * @param height how far down in the row, from 0 to 1
 */
export function dropPlaces(
  index: TreeIndex,
  ids: readonly string[],
  over: { id: string; height: number; isOpen: boolean },
): TreePlace[] {
  const { id, height, isOpen } = over
  const above = ancestors(index, id)
  if ([id, ...above].some((one) => ids.includes(one))) return []
  const parent = above[0] ?? null
  const outer = above.map((one) => ({ parent: index.nodes.get(one)?.item.parent ?? null, after: one }))
  if (isPlaceholder(index, id)) return [atEnd(index, parent, ids), ...outer]
  const before = { parent, after: beside(index, id, ids, -1)[0] ?? null }
  const after = isOpen && partsOf(index, id).length > 0 ? { parent: id, after: null } : { parent, after: id }
  const into = isBranch(index, id) ? [atEnd(index, id, ids)] : []
  const near = height < 0.5 ? [before, after] : [after, before]
  const isEdge = height < edge || height > 1 - edge
  return [...(isEdge ? [near[0] ?? before, ...into, near[1] ?? after] : [...into, ...near]), ...outer]
}

/** Whether the ids are at the place already. */
export function isThere(index: TreeIndex, ids: readonly string[], { parent, after }: TreePlace): boolean {
  const others = without(index, parent, ids)
  const moved = others.toSpliced(after === null ? 0 : others.indexOf(after) + 1, 0, ...ids)
  const now = partsOf(index, parent)
  return moved.length === now.length && moved.every((id, at) => id === now[at])
}

/** Whether a place is within what would be moved there. */
export const isInside = (index: TreeIndex, ids: readonly string[], { parent }: TreePlace): boolean =>
  parent !== null && [parent, ...ancestors(index, parent)].some((id) => ids.includes(id))

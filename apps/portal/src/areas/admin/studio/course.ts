import { courseEntities, type CourseEntity, type CourseNode } from '@the-house/domain'
import { idIn } from '../../../page/id-in.ts'

/** The id of a node in the tree, in the address and in what the server refuses: `exercises/12`. */
export type NodeId = string

export const idOf = ({ entity, id }: { entity: string; id: number }): NodeId => `${entity}/${id}`

/** The entity and the id that a text names; null: none. */
export function nodeIn(text: string | null): { entity: CourseEntity; id: number } | null {
  const [entity, id] = text?.split('/') ?? []
  const known = courseEntities.find((one) => one === entity)
  const number = idIn(id)
  return known && number !== null ? { entity: known, id: number } : null
}

/** What each entity is a part of. */
export const wholeOf: Record<CourseEntity, CourseEntity | null> = {
  books: null,
  chapters: 'books',
  topics: 'chapters',
  contents: 'topics',
  exercises: 'topics',
}

/** The id of what a node is a part of; null: a book. */
export function parentId({ entity, parent_id }: Pick<CourseNode, 'entity' | 'parent_id'>): NodeId | null {
  const whole = wholeOf[entity]
  return whole === null || parent_id === null ? null : idOf({ entity: whole, id: parent_id })
}

/** A book as a tree. */
export interface Course {
  book: CourseNode
  /** The book and all that it is made of, each before its parts. */
  nodes: readonly CourseNode[]
  find: (id: NodeId | null) => CourseNode | undefined
  parentOf: (node: CourseNode) => CourseNode | undefined
  /** The parts of a node, in their order. */
  partsOf: (node: CourseNode) => readonly CourseNode[]
}

/** Arranges what the server sends of a book. */
export function courseOf({ book, content }: { book: CourseNode; content: readonly CourseNode[] }): Course {
  const nodes = [book, ...content]
  const known = new Map(nodes.map((node) => [idOf(node), node]))
  const parts = Map.groupBy(content, parentId)
  return {
    book,
    nodes,
    find: (id) => known.get(id ?? ''),
    parentOf: (node) => known.get(parentId(node) ?? ''),
    partsOf: (node) => parts.get(idOf(node)) ?? [],
  }
}

/** The nodes that a node is in, from the book on, without itself. */
export function pathTo(course: Course, node: CourseNode): CourseNode[] {
  const parent = course.parentOf(node)
  return parent ? [...pathTo(course, parent), parent] : []
}

/** The chapter that a node is or is in; undefined: a book. */
export const chapterOf = (course: Course, node: CourseNode): CourseNode | undefined =>
  [...pathTo(course, node), node].find(({ entity }) => entity === 'chapters')

/** A node and all that it is made of. */
export const branchOf = (course: Course, node: CourseNode): CourseNode[] => [
  node,
  ...course.partsOf(node).flatMap((part) => branchOf(course, part)),
]

/** Of some nodes those that are in none of the others: what happens to a branch happens to its parts. */
export function topmost(course: Course, ids: readonly NodeId[]): CourseNode[] {
  const chosen = new Set(ids)
  return course.nodes.filter(
    (node) => chosen.has(idOf(node)) && !pathTo(course, node).some((above) => chosen.has(idOf(above))),
  )
}

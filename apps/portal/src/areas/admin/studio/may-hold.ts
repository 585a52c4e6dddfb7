import type { CourseEntity, CourseNode } from '@the-house/domain'
import { wholeOf, type Course } from './course.ts'

/** What can be added to a node; null: nothing more. */
export function partOf(course: Course, node: CourseNode): CourseEntity | null {
  if (node.entity === 'books') return 'chapters'
  if (node.entity === 'chapters') return 'topics'
  if (node.entity !== 'topics') return null
  if (node.type === 'EXERCISE') return 'exercises'
  // A topic of content shows exactly one.
  return course.partsOf(node).length === 0 ? 'contents' : null
}

/** Whether a node may hold another one as a part; it may keep what it has. */
export function mayHold(course: Course, parent: CourseNode, part: CourseNode): boolean {
  if (wholeOf[part.entity] !== parent.entity) return false
  return course.parentOf(part) === parent || partOf(course, parent) === part.entity
}

/** Whether a node has an order among the parts of its whole: a topic has one content only, and books have no whole. */
export const isOrdered = ({ entity }: CourseNode): boolean => entity !== 'contents' && entity !== 'books'

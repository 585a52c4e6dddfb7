import type { CourseNode } from '@the-house/domain'
import { useManaged } from '../../../api/managed.ts'

const idFrom = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Finds the book of a node by its parents, for an address that names none; null: not known yet, or nothing is asked. */
export function useBookOf(node: Pick<CourseNode, 'entity' | 'id'> | null): number | null {
  const { entity, id } = node ?? { entity: null, id: null }
  const isPart = entity === 'contents' || entity === 'exercises'
  const { data: part } = useManaged(entity === 'contents' ? 'contents' : 'exercises', isPart ? id : null)
  const { data: topic } = useManaged('topics', entity === 'topics' ? id : idFrom(part?.['topic_id']))
  const { data: chapter } = useManaged('chapters', entity === 'chapters' ? id : idFrom(topic?.['chapter_id']))
  return entity === 'books' ? id : idFrom(chapter?.['book_id'])
}

import type { CourseNode } from '@the-house/domain'
import { useManaged } from '../../../api/managed.ts'

const idFrom = (value: unknown): number | null => (typeof value === 'number' ? value : null)

export interface FoundBook {
  /** null: not known yet, or nothing is asked. */
  book: number | null
  /** Whether the node, or what it is in, is not there. */
  isGone: boolean
}

/** Finds the book of a node by its parents, for an address that names none. */
export function useBookOf(node: Pick<CourseNode, 'entity' | 'id'> | null): FoundBook {
  const { entity, id } = node ?? { entity: null, id: null }
  const isPart = entity === 'contents' || entity === 'exercises'
  const part = useManaged(entity === 'contents' ? 'contents' : 'exercises', isPart ? id : null)
  const topic = useManaged('topics', entity === 'topics' ? id : idFrom(part.data?.['topic_id']))
  const chapter = useManaged('chapters', entity === 'chapters' ? id : idFrom(topic.data?.['chapter_id']))
  return {
    book: entity === 'books' ? id : idFrom(chapter.data?.['book_id']),
    isGone: [part, topic, chapter].some(({ error }) => error?.status === 404),
  }
}

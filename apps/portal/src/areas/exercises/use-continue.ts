import { useLocation } from 'wouter'
import type { Practice } from '../../api/practice.ts'
import { useRead } from '../../api/use-read.ts'
import { paths } from '../../page/paths.ts'
import { topicAfter } from '../../page/topic-after.ts'
import { topicPath } from '../../page/topic-path.ts'

/** Leads on from a finished topic: to the next open one, else to the books. */
export function useContinue({ chapter, topic }: Practice): () => void {
  const [, navigate] = useLocation()
  const { data } = useRead('GET /chapters/:id/topics', { params: { id: chapter } })
  const next = data && topicAfter(data.content, topic)
  return () => navigate(next ? topicPath(chapter, next) : paths.books)
}

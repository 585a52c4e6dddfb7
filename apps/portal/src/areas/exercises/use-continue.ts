import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Practice } from '../../api/practice.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { paths } from '../../page/paths.ts'
import { topicAfter } from '../../page/topic-after.ts'
import { topicPath } from '../../page/topic-path.ts'

export interface Continue {
  goOn: () => void
  /** Whether the topics are being refetched to find the next open one. */
  going: boolean
}

/** Navigates from a finished topic to the next open one, else to the books. */
export function useContinue({ chapter, topic }: Practice): Continue {
  const [, navigate] = useLocation()
  const [going, setGoing] = useState(false)
  const { data, error, isValidating, mutate } = useApiQuery('GET /chapters/:id/topics', { params: { id: chapter } })

  async function goOn() {
    const here = location.pathname
    let next = data && topicAfter(data.content, topic)
    // The cached topics may be stale: the refetch after the finish is still pending or has failed.
    if (!next && (isValidating || error)) {
      setGoing(true)
      const fresh = await mutate()
      setGoing(false)
      next = fresh && topicAfter(fresh.content, topic)
    }
    if (location.pathname === here) navigate(next ? topicPath(chapter, next) : paths.books)
  }

  return { goOn: () => void goOn(), going }
}

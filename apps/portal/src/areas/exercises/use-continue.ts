import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Practice } from '../../api/practice.ts'
import { useRead } from '../../api/use-read.ts'
import { paths } from '../../page/paths.ts'
import { topicAfter } from '../../page/topic-after.ts'
import { topicPath } from '../../page/topic-path.ts'

export interface Continue {
  goOn: () => void
  /** The school is asked which topic is open now. */
  going: boolean
}

/** Leads on from a finished topic: to the next open one, else to the books. */
export function useContinue({ chapter, topic }: Practice): Continue {
  const [, navigate] = useLocation()
  const [going, setGoing] = useState(false)
  const { data, error, isValidating, mutate } = useRead('GET /chapters/:id/topics', { params: { id: chapter } })

  async function goOn() {
    const here = location.pathname
    let next = data && topicAfter(data.content, topic)
    // What finishing has opened may be on its way still, or have missed its way.
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

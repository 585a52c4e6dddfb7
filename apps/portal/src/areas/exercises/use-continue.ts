import { useEffect, useState } from 'react'
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
  const [wanted, want] = useState(false)
  const { data, isValidating, mutate } = useRead('GET /chapters/:id/topics', { params: { id: chapter } })
  const next = data && topicAfter(data.content, topic)
  // What finishing has opened may be on its way still.
  const going = wanted && !next && isValidating
  useEffect(() => {
    if (wanted && !going) {
      want(false)
      navigate(next ? topicPath(chapter, next) : paths.books)
    }
  })

  function goOn() {
    // Or it has missed its way.
    if (!next) void mutate()
    want(true)
  }

  return { goOn, going }
}

import type { CorrectionQueue } from '@the-house/domain'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { handleError } from '../../../api/api-error.ts'
import { postNextAnswer } from '../../../api/corrections.ts'
import { filtersOf, parseCorrectionFilter } from './correction-filter.ts'
import { clearSkipped } from './skipped-answers.ts'
import { correctionPath, queuePaths } from './queues.ts'
import { unwanted } from './saves.ts'

/** Claims the oldest answer of a queue without a claim of a colleague, and opens it. */
export function useNext(queue: CorrectionQueue) {
  const [, go] = useLocation()
  const [query] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [allTaken, setAllTaken] = useState(false)
  const filters = filtersOf(query)

  /**
   * Claims the next answer.
   * @param except the ids of answers to exclude, besides the unwanted ones
   * @returns the id of the answer; null where the queue is empty
   */
  async function take(except: number[]): Promise<number | null> {
    const body = { queue, ...parseCorrectionFilter(query), except: unwanted(...except) }
    const { id, waiting } = await postNextAnswer(body)
    setAllTaken(id === null && waiting > 0)
    return id
  }

  return {
    busy,
    /** Whether the only answers left are claimed by colleagues. */
    allTaken,
    take,
    /** Returns the path of the correction screen of an answer; with null the path of the queue. */
    pathTo: (id: number | null) => `${id === null ? queuePaths[queue] : correctionPath(queue, id)}${filters}`,
    /** Starts from the queue, which clears the skipped answers. */
    async open(): Promise<void> {
      setBusy(true)
      clearSkipped()
      try {
        const id = await take([])
        if (id !== null) go(`${correctionPath(queue, id)}${filters}`)
      } catch (error) {
        handleError(error)
      }
      setBusy(false)
    },
  }
}

import type { CorrectionQueue } from '@the-house/domain'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { request } from '../../../api/client.ts'
import { report } from '../../../api/failure.ts'
import { filtersOf, narrowingIn } from './queue-query.ts'
import { beginAnew } from './put-off.ts'
import { deskPath, queuePaths } from './queues.ts'
import { unwanted } from './saves.ts'

/** The way to the oldest answer of a queue that nobody has on the desk; it is one's own from then on. */
export function useNext(queue: CorrectionQueue) {
  const [, go] = useLocation()
  const [query] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [allTaken, setAllTaken] = useState(false)
  const filters = filtersOf(query)

  /** The next one that is none of these; null: nothing is left. */
  async function take(except: number[]): Promise<number | null> {
    const body = { queue, ...narrowingIn(query), except: unwanted(...except) }
    const { id, waiting } = await request('POST /corrections/next', { body })
    setAllTaken(id === null && waiting > 0)
    return id
  }

  return {
    busy,
    /** Whether something waits that colleagues have on their desks. */
    allTaken,
    take,
    /** Where an answer is corrected; null: where the queue is listed. */
    pathTo: (id: number | null) => `${id === null ? queuePaths[queue] : deskPath(queue, id)}${filters}`,
    /** From the queue: what was put off before is wanted again. */
    async open(): Promise<void> {
      setBusy(true)
      beginAnew()
      try {
        const id = await take([])
        if (id !== null) go(`${deskPath(queue, id)}${filters}`)
      } catch (error) {
        report(error)
      }
      setBusy(false)
    },
  }
}

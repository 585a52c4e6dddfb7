import type { Meeting, MeetingNow } from '@the-house/domain'
import { useId, useState } from 'react'
import useSWR from 'swr'
import { ApiError } from '../../api/api-error.ts'
import { getStatus } from '../../api/meetings.ts'
import { inlineErrors } from '../../api/inline-errors.ts'
import { forEachConcurrent } from './for-each-concurrent.ts'
import { restOf } from './moments.ts'

const most = 4

/**
 * Polls the status of each class: one request a class, a few at once, repeated while the page is visible.
 * @returns the status of a class; null until its first response; after a failed first request the class as the list has
 * it
 */
export function useStatuses(meetings: readonly Meeting[]): (one: Meeting) => MeetingNow | null {
  const visit = useId()
  const [known, setKnown] = useState<ReadonlyMap<number, MeetingNow | null>>(new Map())

  async function ask(id: number): Promise<void> {
    try {
      const now = await getStatus(id)
      setKnown((before) => new Map(before).set(id, now))
    } catch (failure) {
      setKnown((before) => (before.has(id) ? before : new Map(before).set(id, null)))
      if (failure instanceof ApiError) inlineErrors.onError(failure)
    }
  }

  const ids = meetings.map(({ id }) => id)
  useSWR(ids.length > 0 ? ['statuses', visit, ...ids] : null, () => forEachConcurrent(ids, most, ask), {
    refreshInterval: () => restOf(meetings, Date.now()),
  })

  return (one) => {
    const now = known.get(one.id)
    return now === null ? one : (now ?? null)
  }
}

import type { Meeting, MeetingNow } from '@the-house/domain'
import { useId, useState } from 'react'
import useSWR from 'swr'
import { ApiFailure } from '../../api/failure.ts'
import { getStatus } from '../../api/meetings.ts'
import { shownInPlace } from '../../api/shown-in-place.ts'
import { fewAtOnce } from './few-at-once.ts'
import { restOf } from './moments.ts'

const most = 4

/**
 * What each class is now: each is asked for by itself, a few at once, and again from time to time while the page is
 * seen. Null while nothing has come; where nothing can come, what the list said stands.
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
      if (failure instanceof ApiFailure) shownInPlace.onError(failure)
    }
  }

  const ids = meetings.map(({ id }) => id)
  useSWR(ids.length > 0 ? ['statuses', visit, ...ids] : null, () => fewAtOnce(ids, most, ask), {
    refreshInterval: () => restOf(meetings, Date.now()),
  })

  return (one) => {
    const now = known.get(one.id)
    return now === null ? one : (now ?? null)
  }
}

import { notify } from '@the-house/design-system'
import type { ClassDetail } from '@the-house/domain'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError, handleError } from '../../../api/api-error.ts'
import { conflictIn } from '../../../api/conflict.ts'
import { useInvalidateTimetable } from '../../../api/timetable.ts'

/** Writes to the timetable, one at a time: what the server refuses is kept, to be shown beside what was asked. */
export function useWrite() {
  const invalidate = useInvalidateTimetable()
  const { mutate } = useSWRConfig()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)

  async function refused(error: unknown): Promise<void> {
    const conflict = conflictIn('timetable', error)
    // The newer state is shown beside who has made it.
    if (conflict) await mutate(conflict.isStale)
    if (error instanceof ApiError && error.status !== 401) setRefusal(error)
    else handleError(error)
  }

  return {
    busy,
    refusal,
    dismiss: () => setRefusal(null),
    /**
     * Sends a write and tells that it was made.
     * @returns whether it was made
     */
    write: async (send: () => Promise<ClassDetail>, done: string): Promise<boolean> => {
      setBusy(true)
      setRefusal(null)
      try {
        await invalidate(await send())
        notify({ type: 'success', title: done })
        return true
      } catch (error) {
        await refused(error)
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}

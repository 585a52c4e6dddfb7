import type { Exercise, Objection, Survey } from '@the-house/domain'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError, handleError } from '../../api/api-error.ts'
import { isSurveyKey } from '../../api/cache-keys.ts'
import { conflictIn } from '../../api/conflict.ts'
import { deleteObjection, postObjection } from '../../api/objections.ts'

/** The state of the student's objection to the mark of an exercise, with its creation and withdrawal. */
export function useObjection(test: number, exercise: Exercise) {
  const { mutate } = useSWRConfig()
  const [busy, setBusy] = useState(false)

  const show = (objection: Objection | null) =>
    mutate<Survey>(
      isSurveyKey,
      (known) =>
        known?.id === test
          ? {
              ...known,
              exercises: known.exercises.map((one) => (one.id === exercise.id ? { ...one, objection } : one)),
            }
          : known,
      { revalidate: false },
    )

  /**
   * Runs a request.
   * @returns whether it succeeded, or its conflict was solved by revalidating; on an error the dialog keeps its input
   */
  async function attempt(act: () => Promise<Objection | null>): Promise<boolean> {
    setBusy(true)
    try {
      await show(await act())
      return true
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      const conflict = conflictIn('objection', failure)
      if (conflict) await mutate(conflict.isStale)
      else if (failure.status !== 0) handleError(failure)
      return conflict !== null
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    object: (reason: string) => attempt(() => postObjection(test, exercise.id, reason)),
    withdraw: () => attempt(async () => (await deleteObjection(test, exercise.id)) ?? null),
  }
}

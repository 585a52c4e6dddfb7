import type { Exercise, Objection, Survey } from '@the-house/domain'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { ApiFailure, report } from '../../api/failure.ts'
import { deleteObjection, postObjection } from '../../api/objections.ts'

const isSurvey = (key: unknown) => typeof key === 'string' && /\/exercises(\?|$)/.test(key)

/** What a student says of the mark of an exercise, and how it is sent and taken back. */
export function useObjection(test: number, exercise: Exercise) {
  const { mutate } = useSWRConfig()
  const [busy, setBusy] = useState(false)

  const show = (objection: Objection | null) =>
    mutate<Survey>(
      isSurvey,
      (known) =>
        known?.id === test
          ? {
              ...known,
              exercises: known.exercises.map((one) => (one.id === exercise.id ? { ...one, objection } : one)),
            }
          : known,
      { revalidate: false },
    )

  /** Whether it is done; who is told that it is not hears why elsewhere, or keeps what was typed. */
  async function attempt(act: () => Promise<Objection | null>): Promise<boolean> {
    setBusy(true)
    try {
      await show(await act())
      return true
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      // It was marked anew, or decided, meanwhile: the result tells.
      if (failure.status === 409) await mutate(isSurvey)
      else if (failure.status !== 0) report(failure)
      return failure.status === 409
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

import type { Survey } from '@the-house/domain'
import { useRef } from 'react'
import { useSWRConfig } from 'swr'
import { handleError } from '../../api/api-error.ts'
import { putFlag } from '../../api/tests.ts'
import { retryWithBackoff } from '../../outbox/retry-with-backoff.ts'

/**
 * Flags an exercise for review with an optimistic update: shown at once, retried while offline, rolled back on an
 * error.
 */
export function useFlag(test: number, key: string) {
  const { mutate } = useSWRConfig()
  /** The tail of the request queue: requests run one after another, so that the last press wins. */
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const show = (exercise: number, flagged: boolean) =>
    mutate<Survey>(
      key,
      (survey) =>
        survey && {
          ...survey,
          exercises: survey.exercises.map((one) => (one.id === exercise ? { ...one, flagged } : one)),
        },
      { revalidate: false },
    )

  async function send(exercise: number, flagged: boolean): Promise<void> {
    try {
      await retryWithBackoff(
        () => putFlag(test, exercise, flagged),
        () => undefined,
      )
    } catch (failure) {
      await show(exercise, !flagged)
      handleError(failure)
    }
  }

  return (exercise: number, flagged: boolean): void => {
    void show(exercise, flagged)
    last.current = last.current.then(() => send(exercise, flagged))
  }
}

import type { Survey } from '@the-house/domain'
import { useRef, useState } from 'react'
import { ApiError, handleError } from '../api/api-error.ts'
import { outbox } from '../outbox/browser-outbox.ts'
import { retryWithBackoff } from '../outbox/retry-with-backoff.ts'

/**
 * Tokens of an attempt that was submitted elsewhere meanwhile (another tab, or a lost response): not an error of the
 * user.
 */
const decided = new Set(['answer.locked', 'test.concluded'])
export const isAlreadySubmitted = (failure: unknown): boolean =>
  failure instanceof ApiError && decided.has(failure.token ?? '')

export interface SubmitOptions {
  call: () => Promise<Survey>
  /** Shows the concluded set. */
  take: (survey: Survey) => Promise<unknown>
  /** Revalidates the set, where it was concluded elsewhere. */
  again: () => Promise<unknown>
}

/** Submits answers and the attempt: each waits for the outbox, and for the connection or a busy server. */
export function useSubmit(test: number) {
  const [missed, setMissed] = useState<ApiError | null>(null)
  /** The last submission in the queue: a finish never overtakes an answer that is still being checked. */
  const last = useRef<Promise<unknown>>(Promise.resolve())

  function submit<T>(call: () => Promise<T>): Promise<T> {
    const turn = last.current.then(async () => {
      await outbox.drained(test)
      // Which of two answers counts is the student's choice; what was chosen is sent before.
      while (outbox.hasConflict(test)) {
        await outbox.chosen(test)
        await outbox.drained(test)
      }
      return retryWithBackoff(call, setMissed)
    })
    last.current = turn.catch(() => undefined)
    return turn
  }

  return {
    /** Why the submission is being retried; null where it is not. */
    missed,
    submit,
    finish: async ({ call, take, again }: SubmitOptions): Promise<'finished' | 'notFinished'> => {
      try {
        await take(await submit(call))
      } catch (failure) {
        if (!isAlreadySubmitted(failure)) {
          handleError(failure)
          return 'notFinished'
        }
        await again()
      }
      return 'finished'
    },
  }
}

import type { Survey } from '@the-house/domain'
import { useRef } from 'react'
import { useSWRConfig } from 'swr'
import { report } from '../../api/failure.ts'
import { putFlag } from '../../api/tests.ts'
import { untilReached } from '../../outbox/until-reached.ts'

/** Marks an exercise to come back to: at once here, and on the server as soon as it is reached. */
export function useFlag(test: number, key: string) {
  const { mutate } = useSWRConfig()
  /** One after another: what was pressed last is what stays. */
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
      await untilReached(
        () => putFlag(test, exercise, flagged),
        () => undefined,
      )
    } catch (failure) {
      await show(exercise, !flagged)
      report(failure)
    }
  }

  return (exercise: number, flagged: boolean): void => {
    void show(exercise, flagged)
    last.current = last.current.then(() => send(exercise, flagged))
  }
}

import type { AttemptScope, Exercise, Survey } from '@the-house/domain'
import { useSWRConfig } from 'swr'
import { handleError } from '../../api/api-error.ts'
import { exercisesAt, postFinish, postRetry, putVerify, type Practice } from '../../api/practice.ts'
import { keyOf } from '../../api/use-api-query.ts'
import { outbox } from '../../outbox/browser-outbox.ts'
import { useProgress } from '../../page/use-progress.ts'
import { useFlow } from '../../survey/use-flow.ts'
import { isAlreadySubmitted, useSubmit } from '../../survey/use-submit.ts'

/** The attempt at a topic that is shown. */
export interface PracticeOnShow {
  practice: Practice
  /** The attempt of the query string; null: the current one. */
  attempt: number | null
  survey: Survey
}

/** The exercise flow of a practice: answers are marked one by one, and the topic can be repeated. */
export function usePractice({ practice, attempt, survey }: PracticeOnShow, leave: () => void) {
  const { mutate } = useSWRConfig()
  const reloadProgress = useProgress()
  const { missed, submit, finish } = useSubmit(survey.id)
  const currentKey = keyOf('GET /chapters/:id/exercises', exercisesAt(practice, null))
  const key = keyOf('GET /chapters/:id/exercises', exercisesAt(practice, attempt))

  const take = (now: Survey) => mutate(key, now, { revalidate: false })
  const again = () => mutate(key)

  const takeMarked = (marked: Exercise) =>
    mutate<Survey>(
      key,
      (known) => known && { ...known, exercises: known.exercises.map((one) => (one.id === marked.id ? marked : one)) },
      { revalidate: false },
    )

  const work = useFlow(survey, {
    checked: survey.show_feedback,
    closing: survey.feedback !== null,
    missed,
    leave,
    verify: async (id) => {
      try {
        await takeMarked(await submit(() => putVerify(practice, id)))
      } catch (failure) {
        if (!isAlreadySubmitted(failure)) {
          handleError(failure)
          return 'notMarked'
        }
        await again()
      }
      return 'marked'
    },
    finish: async () => {
      const outcome = await finish({ call: () => postFinish(practice), take, again })
      if (outcome === 'finished') {
        // Not awaited, so that the result shows at once.
        reloadProgress()
      }
      return outcome
    },
  })

  async function retry(scope: AttemptScope): Promise<void> {
    try {
      const next = await postRetry(practice, scope)
      outbox.forget(survey.id)
      await mutate(currentKey, next, { revalidate: false })
      const [first] = next.exercises
      if (first) work.restart(first.id)
    } catch (failure) {
      handleError(failure)
    }
  }

  return { ...work, retry }
}

import type { AttemptScope, Survey } from '@the-house/domain'
import { useSWRConfig } from 'swr'
import { handleError } from '../../api/api-error.ts'
import { exercisesAt, postReveal, postRetry, type Practice } from '../../api/practice.ts'
import { keyOf } from '../../api/use-api-query.ts'
import { outbox } from '../../outbox/browser-outbox.ts'
import { seenOf } from '../../survey/exercise-state.ts'
import { useFlow } from '../../survey/use-flow.ts'
import { useSubmissions } from '../../survey/use-submissions.ts'

/** The attempt at a topic that is shown. */
export interface PracticeOnShow {
  practice: Practice
  /** The attempt of the query string; null: the current one. */
  attempt: number | null
  survey: Survey
}

/**
 * The exercise flow of a practice: answers are marked one by one, and the topic can be repeated. What the server decides
 * on arrives in the cache of reads (app/submission-results.tsx), wherever the student is then.
 */
export function usePractice({ practice, survey }: PracticeOnShow, leave: () => void) {
  const { mutate } = useSWRConfig()
  const submitted = useSubmissions(practice, survey.id)
  const currentKey = keyOf('GET /chapters/:id/exercises', exercisesAt(practice, null))

  const work = useFlow(survey, {
    checked: survey.show_feedback,
    closing: survey.feedback !== null,
    missed: submitted.missed,
    submitted,
    leave,
    verify: async (answered) => {
      submitted.check(seenOf(answered))
      return 'marked'
    },
    finish: async (shown) => {
      submitted.finish(shown.filter(({ exercise }) => !exercise.answered).map(seenOf))
      return 'notFinished'
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

  /** Shows the right answers of what was not answered, in the attempt on the screen. */
  async function reveal(): Promise<void> {
    try {
      const shown = await postReveal(practice, survey.id)
      const isRead = (key: unknown) =>
        key === currentKey || key === keyOf('GET /chapters/:id/exercises', exercisesAt(practice, survey.id))
      await mutate<Survey>(
        isRead,
        (known?: Survey) => (known?.id === shown.id ? { ...shown, earlier: known.earlier } : known),
        { revalidate: false },
      )
      if (work.closing) work.dispatch({ type: 'seeAnswers' })
    } catch (failure) {
      handleError(failure)
    }
  }

  return { ...work, retry, reveal }
}

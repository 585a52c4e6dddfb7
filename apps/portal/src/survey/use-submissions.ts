import type { Practice } from '../api/practice.ts'
import { submissions, useWaitingSubmissions } from '../outbox/browser-submissions.ts'
import type { SeenExercise } from '../outbox/submission.ts'
import { useUser } from '../session/session.ts'

/** Submits answers of a practice and its end: each is kept on the device until the server has decided on it. */
export function useSubmissions(practice: Practice, test: number) {
  const { id: user } = useUser()
  const { list, failure } = useWaitingSubmissions()
  const own = list.filter((submission) => submission.test === test)
  return {
    /** The ids of the exercises whose check waits. */
    checking: own.flatMap(({ exercise }) => exercise ?? []),
    finishing: own.some(({ exercise }) => exercise === null),
    /** Why what was submitted is retried; null where nothing is. */
    missed: own.length > 0 ? failure : null,
    check: ({ exercise, ...seen }: SeenExercise) => submissions.put({ user, test, ...practice, exercise, seen }),
    finish: (answers: SeenExercise[]) => submissions.put({ user, test, ...practice, exercise: null, answers }),
  }
}

import { useSyncExternalStore } from 'react'
import { ApiError, handleError } from '../api/api-error.ts'
import { postFinish, putVerify } from '../api/practice.ts'
import { networkError } from '../api/to-api-error.ts'
import { previewedId } from '../device/previewed.ts'
import { withLock } from '../device/web-lock.ts'
import { currentSession, subscribeSession } from '../session/session.ts'
import { outbox } from './browser-outbox.ts'
import { refOf, type Ref } from './entry.ts'
import type { SeenAnswer } from './outbox.ts'
import { retryWithBackoff } from './retry-with-backoff.ts'
import { localSubmissionStorage, type Submission } from './submission.ts'
import { createSubmissions, type Outcome, type WaitingSubmissions } from './submissions.ts'

const lockName = 'the-house.submissions'

/** A submitted answer as it is now: it may have been sent, or chosen, since. */
function latestOf<S extends SeenAnswer>(ref: Ref, seen: S): S {
  const { answer = seen.answer, version = 0 } = outbox.draft(ref) ?? {}
  return version > seen.version ? { ...seen, answer, version } : seen
}

/** Has an answer marked unless the server has another one than the student saw. */
async function check(submission: Submission & Ref): Promise<Outcome> {
  const { test, exercise, seen } = submission
  const version = seen?.version
  try {
    return { type: 'marked', exercise: await putVerify(submission, { attempt: test, exercise, version }) }
  } catch (failure) {
    const newer = failure instanceof ApiError ? failure.newer : undefined
    if (!newer || !seen) throw failure
    return outbox.compare(refOf(submission), seen, newer)
      ? check({ ...submission, seen: { ...seen, version: newer.version } })
      : { type: 'held' }
  }
}

/** Finishes an attempt unless the server has other answers than the student saw. */
async function finish(submission: Submission): Promise<Outcome> {
  const { user, test, answers = [] } = submission
  try {
    const versions = answers.map(({ exercise, version }) => ({ exercise_id: exercise, version }))
    return { type: 'finished', survey: await postFinish(submission, test, versions) }
  } catch (failure) {
    const unseen = failure instanceof ApiError ? failure.unseen : undefined
    if (!unseen) throw failure
    const newerOf = new Map(unseen.map((newer) => [newer.exercise_id, newer]))
    const conflicts = answers.filter((seen) => {
      const newer = newerOf.get(seen.exercise)
      return newer && !outbox.compare({ user, test, exercise: seen.exercise }, seen, newer)
    })
    if (conflicts.length > 0) return { type: 'held' }
    const known = answers.map((seen) => ({ ...seen, version: newerOf.get(seen.exercise)?.version ?? seen.version }))
    return finish({ ...submission, answers: known })
  }
}

/** What students of this device have submitted and the server has not decided on. */
export const submissions = createSubmissions({
  storage: localSubmissionStorage(),
  drained: ({ test, exercise }) => outbox.drained(test, exercise),
  isHeld: ({ test, exercise }) => outbox.hasConflict(test, exercise),
  send: async (submission) => {
    // What this user has submitted waits while the user previews another portal.
    if (previewedId() !== null) throw networkError
    const { user, test, exercise, seen, answers } = submission
    if (exercise === null)
      return finish({
        ...submission,
        answers: answers?.map((one) => latestOf({ user, test, exercise: one.exercise }, one)),
      })
    const ref = { user, test, exercise }
    return check({ ...submission, exercise, seen: seen && latestOf(ref, seen) })
  },
  retry: retryWithBackoff,
  // Without Web Locks two tabs may send the same; the server decides once.
  withLock: (work) => withLock(lockName, work),
  onSignedOut: () => handleError(new ApiError({ status: 401, token: 'session.required' })),
})

/** Starts the queue and subscribes it to the session and to other tabs. */
export function startSubmissions(): void {
  let signedIn: number | null = null
  const follow = () => {
    const user = currentSession().user?.id ?? null
    if (user === signedIn) return
    signedIn = user
    submissions.open(user)
  }
  follow()
  subscribeSession(follow)
  outbox.subscribe(submissions.resume)
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith('the-house.submission.')) submissions.onStorageChange(key)
  })
}

/** What waits for the server's decision. */
export const useWaitingSubmissions = (): WaitingSubmissions =>
  useSyncExternalStore(submissions.subscribe, submissions.waiting)

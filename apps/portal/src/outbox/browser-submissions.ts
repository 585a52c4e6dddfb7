import { useSyncExternalStore } from 'react'
import { ApiError, handleError } from '../api/api-error.ts'
import { postFinish, putVerify } from '../api/practice.ts'
import { networkError } from '../api/to-api-error.ts'
import { previewedId } from '../device/previewed.ts'
import { withLock } from '../device/web-lock.ts'
import { currentSession, subscribeSession } from '../session/session.ts'
import { outbox } from './browser-outbox.ts'
import { retryWithBackoff } from './retry-with-backoff.ts'
import { localSubmissionStorage } from './submission.ts'
import { createSubmissions, type WaitingSubmissions } from './submissions.ts'

const lockName = 'the-house.submissions'

/** What students of this device have submitted and the server has not decided on. */
export const submissions = createSubmissions({
  storage: localSubmissionStorage(),
  drained: outbox.drained,
  send: async ({ chapter, topic, test, exercise }) => {
    // What this user has submitted waits while the user previews another portal.
    if (previewedId() !== null) throw networkError
    const practice = { chapter, topic }
    return exercise === null
      ? { type: 'finished', survey: await postFinish(practice, test) }
      : { type: 'marked', exercise: await putVerify(practice, test, exercise) }
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
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith('the-house.submission.')) submissions.onStorageChange(key)
  })
}

/** What waits for the server's decision. */
export const useWaitingSubmissions = (): WaitingSubmissions =>
  useSyncExternalStore(submissions.subscribe, submissions.waiting)

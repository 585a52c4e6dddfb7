import type { Exercise, Survey } from '@the-house/domain'
import { ApiError } from '../api/api-error.ts'
import { submissionKey, type Submission, type SubmissionStorage } from './submission.ts'

/**
 * What became of a submission: marked, finished, refused for good, or decided elsewhere (another tab or device, or a
 * response that was lost), so that the attempt has to be read again.
 */
export type Outcome =
  | { type: 'marked'; exercise: Exercise }
  | { type: 'finished'; survey: Survey }
  | { type: 'elsewhere' }
  /** It waits: the student has to choose between two answers first. */
  | { type: 'held' }
  | { type: 'refused'; failure: unknown }

export type OutcomeListener = (submission: Submission, outcome: Outcome) => Promise<unknown>

export interface SubmissionOptions {
  storage: SubmissionStorage
  /** Resolves once the server has decided on every answer that is submitted, conflicts apart. */
  drained: (submission: Submission) => Promise<void>
  /** Whether the student has to choose between two answers before. */
  isHeld: (submission: Submission) => boolean
  send: (submission: Submission) => Promise<Outcome>
  /** Retries an idempotent call until the server has decided on it. */
  retry: <T>(call: () => Promise<T>, onMissed: (failure: ApiError | null) => void) => Promise<T>
  /** A mutex across tabs: only one tab sends at a time. */
  withLock: (work: () => Promise<void>) => Promise<void>
  /** Called on a 401: the session is over. */
  onSignedOut: () => void
}

/** What waits for the server's decision, as screens show it. */
export interface WaitingSubmissions {
  list: readonly Submission[]
  /** Why the first of them is retried; null where it is not. */
  failure: ApiError | null
}

const none: WaitingSubmissions = { list: [], failure: null }

/** Tokens of what was submitted elsewhere meanwhile: not an error of the user. */
const decided = new Set(['answer.locked', 'test.concluded'])
export const isAlreadySubmitted = (failure: unknown): boolean =>
  failure instanceof ApiError && decided.has(failure.token ?? '')

/**
 * The offline queue of submissions, write-ahead as that of the answers: each is stored first, waits for the answers of
 * its attempt, and is dropped once the server has decided on it. Each is idempotent on the server.
 */
export function createSubmissions({ storage, drained, isHeld, send, retry, withLock, onSignedOut }: SubmissionOptions) {
  let user: number | null = null
  let state = none
  let running = false
  const subscribers = new Set<() => void>()
  const outcomeListeners = new Set<OutcomeListener>()

  function show(changes: Partial<WaitingSubmissions> = {}): void {
    const list = user === null ? [] : storage.list(user)
    state = { ...state, list, ...changes }
    for (const listener of subscribers) listener()
  }

  async function announce(submission: Submission, outcome: Outcome): Promise<void> {
    // Screens show the outcome before the submission is gone: nothing looks unanswered in between.
    await Promise.all(Array.from(outcomeListeners, (listener) => listener(submission, outcome)))
  }

  /** Sends one, unless another tab has done so, or another user has signed in, while it waited. */
  async function attempt(submission: Submission): Promise<Outcome> {
    let outcome: Outcome = { type: 'elsewhere' }
    await withLock(async () => {
      if (storage.has(submission) && submission.user === user) outcome = await send(submission)
    })
    return outcome
  }

  async function decide(submission: Submission): Promise<Outcome> {
    await drained(submission)
    if (isHeld(submission)) return { type: 'held' }
    try {
      return await retry(
        () => attempt(submission),
        (failure) => show({ failure }),
      )
    } catch (failure) {
      // Only the server decides: what a page that is left, or a lost lock, has interrupted stays for the next page.
      if (!(failure instanceof ApiError) || failure.status === 401) throw failure
      return isAlreadySubmitted(failure) ? { type: 'elsewhere' } : { type: 'refused', failure }
    }
  }

  async function run(): Promise<void> {
    if (running) return
    running = true
    try {
      for (;;) {
        const sender = user
        const first = state.list.find((submission) => !isHeld(submission))
        if (!first || sender === null) return
        const outcome = await decide(first)
        // What a former user has submitted stays stored for that user's next session.
        if (user !== sender || outcome.type === 'held') continue
        await announce(first, outcome)
        storage.remove(first)
        show()
      }
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) onSignedOut()
      else throw failure
    } finally {
      running = false
    }
  }

  return {
    /** Opens the queue of a user and sends it; null: signed out, everything waits. */
    open: (opened: number | null): void => {
      user = opened
      show({ failure: null })
      void run()
    },
    put: (submission: Submission): void => {
      storage.put(submission)
      show()
      void run()
    },
    /** Called when an answer was decided on or chosen: what waited for it goes on. */
    resume: (): void => void run(),
    /** What waits; an immutable value, replaced on each change. */
    waiting: (): WaitingSubmissions => state,
    subscribe: (listener: () => void): (() => void) => {
      subscribers.add(listener)
      return () => subscribers.delete(listener)
    },
    /** Calls the listener for each submission that was decided. */
    onOutcome: (listener: OutcomeListener): (() => void) => {
      outcomeListeners.add(listener)
      return () => outcomeListeners.delete(listener)
    },
    /** Called when another tab has changed a key of the storage. */
    onStorageChange: (key: string): void => {
      const gone = state.list.find((submission) => submissionKey(submission) === key)
      show()
      if (gone && !storage.has(gone)) void announce(gone, { type: 'elsewhere' })
      void run()
    },
  }
}

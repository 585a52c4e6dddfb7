import type { Answer, ExerciseType } from '@the-house/domain'
import type { ApiError } from '../api/api-error.ts'
import { deliver, waitingAfter, type DeliveryOptions } from './delivery.ts'
import { createDrafts, type Draft } from './drafts.ts'
import { refKey, type Entry, type Ref } from './entry.ts'
import { createRetrySchedule, type Timers } from './retry-schedule.ts'
import { entriesOf, latest, type OutboxStorage } from './outbox-storage.ts'

export interface OutboxOptions extends Timers {
  storage: OutboxStorage
  send: DeliveryOptions['send']
  /** A mutex across tabs: only one tab sends at a time. */
  withLock: (work: () => Promise<void>) => Promise<void>
  /** Called on a 401: the session is over. */
  onSignedOut: () => void
}

/** The offline queue of answers, write-ahead: each is stored first and dropped only once the server accepted or refused it. */
export interface Outbox {
  /** Opens the queue of a user and sends it; null: signed out, everything waits. */
  open: (user: number | null) => void
  /** Stores an edit at once and sends it after a debounce. */
  put: (ref: Ref, type: ExerciseType, answer: Answer, pauseMs: number) => void
  /** Sends now, without waiting for the debounce or the connection. */
  flush: () => Promise<void>
  /** Resolves once the server has decided on every edit of a test. */
  drained: (test: number) => Promise<void>
  /** Deletes the edits of a test: a new attempt starts blank. */
  forget: (test: number) => void
  draft: (ref: Ref) => Draft | undefined
  /** All drafts of the page by `refKey`; an immutable map, replaced on each change. */
  drafts: () => ReadonlyMap<string, Draft>
  /** Why the last attempt is retried; null where nothing is. */
  failure: () => ApiError | null
  subscribe: (listener: () => void) => () => void
  /** Called when another tab has changed a key of the storage. */
  onStorageChange: (key: string) => void
}

export function createOutbox(options: OutboxOptions): Outbox {
  const { storage, withLock, onSignedOut } = options
  const drafts = createDrafts()
  const schedule = createRetrySchedule(options, () => void run())
  const delivery = { ...options, drafts, schedule }
  let user: number | null = null
  let signedOut = false
  let running: Promise<void> | null = null

  const waiting = () => (user === null ? [] : latest(storage.list(user)).filter(({ refused }) => !refused))
  const next = () => (signedOut ? undefined : waiting().find((entry) => !schedule.pausing(refKey(entry))))

  async function sendAll(): Promise<void> {
    const sender = user
    for (;;) {
      const entry = next()
      if (entry?.user !== sender) return
      const delivered = await deliver(entry, delivery)
      // The user may have changed meanwhile: a 401 for the former user must not end the present session.
      if (delivered === 'signed out' && user === sender) {
        signedOut = true
        onSignedOut()
      }
      if (delivered !== 'done') return
    }
  }

  async function run(): Promise<void> {
    if (schedule.isThrottled() || !next()) return
    running ??= withLock(sendAll).finally(() => {
      running = null
    })
    await running
    // Send edits that were made while the last request was pending.
    if (!schedule.failure()) await run()
  }

  async function flush(): Promise<void> {
    schedule.runNow()
    await run()
  }

  /** Returns a time later than every known edit of the exercise, even if the clock jumps back. */
  const editTime = (ref: Ref) => Math.max(options.now(), ...entriesOf(storage, ref).map(({ edited }) => edited + 1))

  return {
    open: (opened) => {
      user = opened
      signedOut = false
      schedule.reset()
      schedule.runNow()
      drafts.clear()
      for (const entry of user === null ? [] : latest(storage.list(user))) drafts.show(entry, 'unsaved')
      void run()
    },
    put: (ref, type, answer, pauseMs) => {
      const edited = editTime(ref)
      const entry: Entry = { ...ref, key: `${refKey(ref)}${edited}-${options.unique()}`, type, answer, edited }
      storage.put(entry)
      for (const older of entriesOf(storage, ref)) if (older.key !== entry.key) storage.remove(older)
      const failure = schedule.failure()
      drafts.show(entry, failure ? waitingAfter(failure) : 'unsaved')
      schedule.debounce(refKey(ref), pauseMs)
    },
    flush,
    drained: async (test) => {
      void flush()
      await drafts.until(() => !waiting().some((entry) => entry.test === test))
    },
    forget: (test) => {
      for (const entry of user === null ? [] : storage.list(user)) if (entry.test === test) storage.remove(entry)
      drafts.forget(test)
    },
    draft: drafts.get,
    drafts: drafts.all,
    failure: schedule.failure,
    subscribe: drafts.subscribe,
    onStorageChange: (key) => {
      const entry = storage.get(key)
      if (!entry) drafts.sentElsewhere(key, new Date(options.now()))
      else if (entry.user === user) drafts.show(entry, 'unsaved')
    },
  }
}

import type { Answer, ExerciseType, Saved, SavedAnswer } from '@the-house/domain'
import type { ApiError } from '../api/api-error.ts'
import { deliver, isKnown, storeConflict, waitingAfter, type DeliveryOptions } from './delivery.ts'
import { createDrafts, type Draft } from './drafts.ts'
import { refKey, type Entry, type Ref } from './entry.ts'
import { createFreshEdits } from './fresh-edits.ts'
import { createRetrySchedule, type Timers } from './retry-schedule.ts'
import { entriesOf, latest, type OutboxStorage } from './outbox-storage.ts'

export interface OutboxOptions extends Timers {
  storage: OutboxStorage
  /** Saves one answer made from a version; without one the order of arrival decides. Rejects with an ApiError. */
  send: (entry: Entry, version: number | undefined) => Promise<Saved>
  clientId: DeliveryOptions['clientId']
  /** A mutex across tabs: only one tab sends at a time. */
  withLock: (work: () => Promise<void>) => Promise<void>
  /** Called on a 401: the session is over. */
  onSignedOut: () => void
  /** Called when the student has given up an edit for the newer answer. */
  onTaken: (ref: Ref, newer: SavedAnswer) => void
}

/** How an edit was made. */
export interface EditOptions {
  /** The debounce. */
  pauseMs: number
  /** The version of the saved answer on the screen; 0: none; absent: not known. */
  version?: number | undefined
  /** The path of the page that it is made on. */
  path?: string
  /** Of a running test: while the connection is there, the order of arrival decides between two devices. */
  isTimed?: boolean
}

/** An answer as the student saw it when submitting it. */
export interface SeenAnswer {
  type: ExerciseType
  answer: Answer
  version: number
  /** The path of the page that showed it; absent: an earlier build has kept it. */
  path?: string | undefined
}

/** The offline queue of answers, write-ahead: each is stored first and dropped only once the server accepted or refused it. */
export interface Outbox {
  /** Opens the queue of a user and sends it; null: signed out, everything waits. */
  open: (user: number | null) => void
  /** Stores an edit at once and sends it after a debounce. */
  put: (ref: Ref, type: ExerciseType, answer: Answer, options: EditOptions) => void
  /** Sends now, without waiting for the debounce or the connection. */
  flush: () => Promise<void>
  /** Resolves once the server has decided on every edit of a test, or of one exercise of it, conflicts apart. */
  drained: (test: number, exercise?: number | null) => Promise<void>
  /** Whether the student has to choose between two answers of a test, or of one exercise of it. */
  hasConflict: (test: number, exercise?: number | null) => boolean
  /** Resolves once the student has chosen in every conflict of a test. */
  chosen: (test: number) => Promise<void>
  /** Ends a conflict: sends this device's answer, or takes the newer one. */
  choose: (ref: Ref, which: 'own' | 'newer') => void
  /**
   * Compares a submitted answer with a newer one that the server has.
   * @returns whether this device knows the newer one; otherwise it is a conflict from now on
   */
  compare: (ref: Ref, seen: SeenAnswer, newer: SavedAnswer) => boolean
  /** Ends the conflicts of a test that was concluded elsewhere: nothing can be chosen any more, and what waits goes on. */
  conclude: (test: number) => void
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

const isOf =
  (test: number, exercise: number | null = null) =>
  (entry: Entry): boolean =>
    entry.test === test && (exercise === null || entry.exercise === exercise)

export function createOutbox(options: OutboxOptions): Outbox {
  const { storage, withLock, onSignedOut, onTaken, clientId, send, now } = options
  const drafts = createDrafts()
  const schedule = createRetrySchedule(options, () => void run())
  const fresh = createFreshEdits(now)
  const delivery = {
    ...options,
    drafts,
    schedule,
    send: (entry: Entry) => send(entry, fresh.has(entry) ? undefined : entry.base),
  }
  let user: number | null = null
  let signedOut = false
  let running: Promise<void> | null = null

  const stored = () => (user === null ? [] : latest(storage.list(user)))
  const waiting = () => stored().filter(({ refused, newer }) => !refused && !newer)
  const next = () => (signedOut ? undefined : waiting().find((entry) => !schedule.pausing(refKey(entry))))
  const hasConflict = (test: number, exercise?: number | null) =>
    stored().some((entry) => entry.newer && isOf(test, exercise)(entry))

  async function sendAll(): Promise<void> {
    const sender = user
    for (;;) {
      const entry = next()
      if (entry?.user !== sender) return
      const delivered = await deliver(entry, delivery)
      // Whatever has failed once may find another device's answer.
      if (delivered !== 'done') fresh.clear()
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
  const editTime = (ref: Ref) => Math.max(now(), ...entriesOf(storage, ref).map(({ edited }) => edited + 1))

  function entryOf(ref: Ref, made: Pick<Entry, 'type' | 'answer' | 'base' | 'newer' | 'path'>): Entry {
    const edited = editTime(ref)
    return { ...ref, ...made, key: `${refKey(ref)}${edited}-${options.unique()}`, edited }
  }

  /** The version that an edit is made from: that of the unsent edits before it, or of what is on the screen. */
  function baseOf(ref: Ref, version: number | undefined): number | undefined {
    const before = entriesOf(storage, ref).at(-1)
    if (before) return before.base
    const known = drafts.get(ref)?.version
    return known === undefined ? version : Math.max(known, version ?? 0)
  }

  return {
    open: (opened) => {
      user = opened
      signedOut = false
      schedule.reset()
      schedule.runNow()
      drafts.clear()
      for (const entry of stored()) drafts.show(entry, 'unsaved')
      void run()
    },
    put: (ref, type, answer, { pauseMs, version, path, isTimed = false }) => {
      const before = entriesOf(storage, ref)
      const entry = entryOf(ref, { type, answer, base: baseOf(ref, version), newer: before.at(-1)?.newer, path })
      storage.put(entry)
      for (const older of before) storage.remove(older)
      const failure = schedule.failure()
      if (isTimed && !failure && before.every(fresh.has)) fresh.add(entry)
      drafts.show(entry, failure ? waitingAfter(failure) : 'unsaved')
      schedule.debounce(refKey(ref), pauseMs)
    },
    flush,
    drained: async (test, exercise) => {
      void flush()
      await drafts.until(() => !waiting().some(isOf(test, exercise)))
    },
    hasConflict,
    chosen: (test) => drafts.until(() => !hasConflict(test)),
    choose: (ref, which) => {
      const { newer, ...own } = entriesOf(storage, ref).at(-1) ?? {}
      if (!newer || !('key' in own)) return
      if (which === 'own') {
        const entry = { ...own, base: newer.version }
        storage.put(entry)
        drafts.show(entry, 'unsaved')
        void flush()
        return
      }
      for (const entry of entriesOf(storage, ref)) storage.remove(entry)
      drafts.takeNewer(ref)
      onTaken(ref, newer)
    },
    compare: (ref, { version: base, type, answer, path }, newer) => {
      if (isKnown(newer, answer, clientId)) return true
      drafts.show(storeConflict(storage, entryOf(ref, { type, answer, base, path }), newer), 'conflict')
      return false
    },
    conclude: (test) => {
      for (const { newer, ...own } of stored().filter(isOf(test))) {
        if (!newer) continue
        const entry = { ...own, refused: { token: 'test.concluded' } }
        storage.put(entry)
        drafts.show(entry, 'refused')
      }
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
      if (!entry) drafts.settleElsewhere(key, new Date(now()))
      else if (entry.user === user) drafts.show(entry, 'unsaved')
    },
  }
}

import type { Answer, ExerciseType } from '@the-house/domain'
import { deliver, type DeliveryOptions } from './delivery.ts'
import { createDrafts, type Draft } from './drafts.ts'
import { refKey, type Entry, type Ref } from './entry.ts'
import { createRhythm, type Timers } from './rhythm.ts'
import { entriesOf, latest, type Shelf } from './shelf.ts'

export interface OutboxOptions extends Timers {
  shelf: Shelf
  send: DeliveryOptions['send']
  /** Lets one tab at a time send. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** The server no longer knows the session. */
  onSignedOut: () => void
}

/** Answers on their way to the server. None is given up before the server took or refused it. */
export interface Outbox {
  /** Starts sending what a user has left here; null: nobody is signed in, everything waits. */
  open: (user: number | null) => void
  /** Keeps an edit at once and sends it after a pause. */
  put: (ref: Ref, type: ExerciseType, answer: Answer, pauseMs: number) => void
  /** Sends now what waits for a pause or for the connection. */
  flush: () => Promise<void>
  /** Resolves once the server has decided on everything that was typed into a test. */
  emptied: (test: number) => Promise<void>
  /** Forgets what was typed into a test: a new attempt starts blank. */
  forget: (test: number) => void
  draft: (ref: Ref) => Draft | undefined
  /** All drafts of the page by `refKey`; a new map after each change. */
  drafts: () => ReadonlyMap<string, Draft>
  /** Whether the last try did not reach the server. */
  offline: () => boolean
  subscribe: (listener: () => void) => () => void
  /** Another tab has changed a key of the storage. */
  changedElsewhere: (key: string) => void
}

export function createOutbox(options: OutboxOptions): Outbox {
  const { shelf, alone, onSignedOut } = options
  const drafts = createDrafts()
  const rhythm = createRhythm(options, () => void run())
  const delivery = { ...options, drafts, rhythm }
  let user: number | null = null
  let signedOut = false
  let running: Promise<void> | null = null

  const waiting = () => (user === null ? [] : latest(shelf.list(user)).filter(({ refused }) => !refused))
  const next = () => (signedOut ? undefined : waiting().find((entry) => !rhythm.pausing(refKey(entry))))

  async function sendAll(): Promise<void> {
    const sender = user
    for (;;) {
      const entry = next()
      if (entry?.user !== sender) return
      const delivered = await deliver(entry, delivery)
      // Whoever is signed in by now has nothing to do with an answer of before.
      if (delivered === 'signed out' && user === sender) {
        signedOut = true
        onSignedOut()
      }
      if (delivered !== 'done') return
    }
  }

  async function run(): Promise<void> {
    if (rhythm.shut() || !next()) return
    running ??= alone(sendAll).finally(() => {
      running = null
    })
    await running
    // What was typed while the last answer was on its way.
    if (!rhythm.offline()) await run()
  }

  async function flush(): Promise<void> {
    rhythm.hurry()
    await run()
  }

  /** Later than every edit of the exercise that this device knows, however its clock jumps. */
  const editTime = (ref: Ref) => Math.max(options.now(), ...entriesOf(shelf, ref).map(({ edited }) => edited + 1))

  return {
    open: (opened) => {
      user = opened
      signedOut = false
      rhythm.reached()
      rhythm.hurry()
      drafts.clear()
      for (const entry of user === null ? [] : latest(shelf.list(user))) drafts.show(entry, 'unsaved')
      void run()
    },
    put: (ref, type, answer, pauseMs) => {
      const edited = editTime(ref)
      const entry: Entry = { ...ref, key: `${refKey(ref)}${edited}-${options.unique()}`, type, answer, edited }
      shelf.put(entry)
      for (const older of entriesOf(shelf, ref)) if (older.key !== entry.key) shelf.remove(older)
      drafts.show(entry, rhythm.offline() ? 'offline' : 'unsaved')
      rhythm.pause(refKey(ref), pauseMs)
    },
    flush,
    emptied: async (test) => {
      void flush()
      await drafts.until(() => !waiting().some((entry) => entry.test === test))
    },
    forget: (test) => {
      for (const entry of user === null ? [] : shelf.list(user)) if (entry.test === test) shelf.remove(entry)
      drafts.forget(test)
    },
    draft: drafts.get,
    drafts: drafts.all,
    offline: rhythm.offline,
    subscribe: drafts.subscribe,
    changedElsewhere: (key) => {
      const entry = shelf.get(key)
      if (!entry) drafts.sentElsewhere(key, new Date(options.now()))
      else if (entry.user === user) drafts.show(entry, 'unsaved')
    },
  }
}

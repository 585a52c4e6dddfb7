import { limits, type Notification } from '@the-house/domain'
import { ApiFailure } from '../../api/failure.ts'
import type { Latest } from '../../api/notifications.ts'
import type { Tabs } from '../../device/tabs.ts'
import type { Timers } from '../../outbox/rhythm.ts'
import { isRead, mark, nothingKnown, type Reading } from './reading.ts'

/** What tabs tell each other: `due` is when to ask the server next, by the clock that they share. */
type Said =
  | { kind: 'hello' }
  | { kind: 'news'; latest: Latest; due: number }
  | { kind: 'failed'; due: number }
  | { kind: 'read'; id: number }
  | { kind: 'readUntil'; until: number }
export type Word = Said & { user: number }

export interface FeedPorts extends Pick<Timers, 'now' | 'later' | 'random'> {
  ask: () => Promise<Latest>
  read: (id: number) => Promise<unknown>
  readUntil: (id: number) => Promise<unknown>
  tabs: Tabs<Word>
  /** Calls back when it is this tab's turn to ask for all; answers what gives the turn back. */
  takeTurn: (granted: () => void) => () => void
  /** Whether somebody may be looking. */
  visible: () => boolean
  /** Told of what came since the page was opened. */
  announce: (fresh: Notification[]) => void
  /** Told of a session that is over, and of what was refused. */
  report: (failure: unknown) => void
}

const longestRestMs = 10 * limits.notificationPollMs
/** As long as other tabs may take to tell a new one what they know. */
export const helloMs = 100
/** No school asks for more patience than an hour. */
const longestWaitMs = 3_660_000

/** The notifications of the signed-in user: one tab asks the server for all tabs while somebody looks at one. */
export function createFeed(ports: FeedPorts) {
  const { now, tabs } = ports
  let user: number | null = null
  let reading = nothingKnown
  /** Gives the turn back, or leaves the queue for it. */
  let giveBack: (() => void) | null = null
  let mine = false
  let asking = false
  let wake: (() => void) | null = null
  let due = 0
  let misses = 0
  /** What was asked before a change answers the state before it. */
  let changes = 0
  const listeners = new Set<() => void>()

  function show(next: Reading): void {
    reading = next
    for (const listener of listeners) listener()
  }

  function say(said: Said): void {
    if (user !== null) tabs.say({ ...said, user })
  }

  function plan(): void {
    wake?.()
    wake = null
    if (!mine || asking) return
    // A clock that was set back must not silence the bell for good.
    const rest = Math.min(Math.max(due - now(), 0), longestWaitMs)
    wake = ports.later(() => void ask(), rest)
  }

  function take(latest: Latest): void {
    const known = reading.latest?.content[0]?.id ?? 0
    const fresh = latest.content.filter((one) => one.id > known && !isRead(reading, one))
    const first = reading.latest === null
    show({ ...reading, latest, failed: false })
    if (!first && fresh.length > 0 && ports.visible()) ports.announce(fresh)
  }

  function missed(failure: ApiFailure): void {
    // All devices were told the same second, and met the same fault: spread them.
    const spread = 0.5 + ports.random() / 2
    const rest = Math.min(longestRestMs, limits.notificationPollMs * 2 ** misses)
    misses += 1
    const asked = (failure.retryAfter ?? 0) * 1000
    due = now() + Math.max(limits.notificationPollMs, rest * spread, asked && asked + 1000 * ports.random())
    show({ ...reading, failed: true })
  }

  async function ask(): Promise<void> {
    const asker = user
    const before = changes
    if (asker === null) return
    asking = true
    const answer = await ports
      .ask()
      .catch((failure: unknown) => (failure instanceof ApiFailure ? failure : new ApiFailure({ status: 0 })))
    asking = false
    if (user !== asker) {
      plan()
      return
    }
    if (answer instanceof ApiFailure) {
      missed(answer)
      say({ kind: 'failed', due })
      if (answer.status === 401) ports.report(answer)
    } else if (before === changes) {
      misses = 0
      due = now() + limits.notificationPollMs
      take(answer)
      say({ kind: 'news', latest: answer, due })
    } else due = now()
    plan()
  }

  /** Something has changed on the server: what is under way is old, and whoever has the turn asks again. */
  function outdated(): void {
    changes += 1
    due = now()
    plan()
  }

  function follow(): void {
    const wanted = user !== null && ports.visible()
    if (wanted && !giveBack) {
      if (due === 0) due = now() + helloMs
      giveBack = ports.takeTurn(() => {
        mine = true
        plan()
      })
      say({ kind: 'hello' })
    } else if (!wanted && giveBack) {
      giveBack()
      giveBack = null
      mine = false
      plan()
    }
  }

  tabs.hear((word) => {
    if (word.user !== user) return
    if (word.kind === 'hello') {
      const { latest, failed } = reading
      // Whoever was left a moment ago knows as much as the one whose turn it is.
      const fresh = mine || due > now()
      if (fresh && failed) say({ kind: 'failed', due })
      else if (fresh && latest) say({ kind: 'news', latest, due })
    } else if (word.kind === 'read') {
      changes += 1
      show(mark.elsewhere(reading, word.id))
    } else if (word.kind === 'readUntil') {
      show(mark.allUntil(reading, word.until))
      outdated()
    } else {
      due = word.due
      if (word.kind === 'news') take(word.latest)
      else show({ ...reading, failed: true })
      plan()
    }
  })

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    reading: (): Reading => reading,
    /** Somebody is signed in, or nobody is (null): what one was told is never shown to the next. */
    open: (next: number | null): void => {
      if (next === user) return
      user = null
      follow()
      user = next
      due = 0
      misses = 0
      changes += 1
      show(nothingKnown)
      follow()
    },
    /** The page was hidden, or is seen again. */
    seen: follow,
    /** Asks at once, whatever went wrong before. */
    refresh: outdated,
    /** Marks one read at once; takes it back where the server refuses. */
    markRead: async (one: Notification): Promise<void> => {
      const reader = user
      if (reader === null || isRead(reading, one)) return
      show(mark.pressed(reading, one.id))
      try {
        await ports.read(one.id)
        if (user !== reader) return
        changes += 1
        show(mark.confirmed(reading, one.id))
        say({ kind: 'read', id: one.id })
      } catch (failure) {
        if (user === reader) show(mark.refused(reading, one.id))
        ports.report(failure)
      }
    },
    /** One was marked read on this page, by its list or past it. */
    wasRead: (id: number): void => {
      if (reading.marked.has(id)) return
      changes += 1
      show(mark.elsewhere(reading, id))
      say({ kind: 'read', id })
    },
    /** Marks all read up to the newest that is on show. */
    markAllRead: async (until: number): Promise<void> => {
      const reader = user
      const before = reading
      changes += 1
      show(mark.allUntil(reading, until))
      try {
        await ports.readUntil(until)
        say({ kind: 'readUntil', until })
      } catch (failure) {
        if (user === reader) show({ ...reading, until: before.until, latest: before.latest })
        ports.report(failure)
      }
      if (user === reader) outdated()
    },
  }
}

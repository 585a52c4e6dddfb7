import { limits, type Notification } from '@the-house/domain'
import { ApiError } from '../../api/api-error.ts'
import type { Latest } from '../../api/notifications.ts'
import type { TabChannel } from '../../device/tab-channel.ts'
import type { Timers } from '../../outbox/retry-schedule.ts'
import { isRead, feedUpdates, initialFeedState, type FeedState } from './feed-state.ts'

/** The messages between tabs; `due` is the time of the next request, by the clock that the tabs share. */
type FeedMessageBody =
  | { kind: 'hello' }
  | { kind: 'news'; latest: Latest; due: number }
  | { kind: 'failed'; due: number }
  | { kind: 'read'; id: number }
  | { kind: 'readUntil'; until: number }
export type FeedMessage = FeedMessageBody & { user: number }

export interface FeedPorts extends Pick<Timers, 'now' | 'later' | 'random'> {
  ask: () => Promise<Latest>
  read: (id: number) => Promise<unknown>
  readUntil: (id: number) => Promise<unknown>
  tabs: TabChannel<FeedMessage>
  /**
   * Takes part in the leader election: calls `granted` once this tab is the leader.
   * @returns resigns, or leaves the election
   */
  requestLeadership: (granted: () => void) => () => void
  /** Whether the page is visible. */
  visible: () => boolean
  /** Announces notifications that arrived since the page was opened. */
  announce: (fresh: Notification[]) => void
  /** Handles an expired session and refused updates. */
  report: (failure: unknown) => void
}

const maxIntervalMs = 10 * limits.notificationPollMs
/** How long a new tab waits for the state of other tabs before it asks the server. */
export const helloMs = 100
/** The longest wait: a Retry-After is an hour at most, plus a minute. */
const longestWaitMs = 3_660_000

/**
 * The notification feed of the user: the leader, one tab by election, polls the server for all tabs while one is
 * visible.
 */
export function createFeed(ports: FeedPorts) {
  const { now, tabs } = ports
  let user: number | null = null
  let state = initialFeedState
  /** Resigns as the leader, or leaves the election. */
  let resignLeadership: (() => void) | null = null
  let mine = false
  let asking = false
  let wake: (() => void) | null = null
  let due = 0
  let misses = 0
  /** Whether events tell of changes: then there is no polling. */
  let live = false
  /** Counts changes: a response to a request sent before a change is stale. */
  let changes = 0
  const listeners = new Set<() => void>()

  function show(next: FeedState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function post(body: FeedMessageBody): void {
    if (user !== null) tabs.post({ ...body, user })
  }

  function plan(): void {
    wake?.()
    wake = null
    if (!mine || asking || due === Infinity) return
    // The wait is limited, so that a clock that was set back does not stop the polling.
    const rest = Math.min(Math.max(due - now(), 0), longestWaitMs)
    wake = ports.later(() => void ask(), rest)
  }

  function take(latest: Latest): void {
    const known = state.latest?.content[0]?.id ?? 0
    const fresh = latest.content.filter((one) => one.id > known && !isRead(state, one))
    const first = state.latest === null
    show({ ...state, latest, failed: false })
    if (!first && fresh.length > 0 && ports.visible()) ports.announce(fresh)
  }

  function missed(failure: ApiError): void {
    // Jitter: all devices got the same Retry-After or met the same fault at once, so their retries are spread.
    const spread = 0.5 + ports.random() / 2
    const rest = Math.min(maxIntervalMs, limits.notificationPollMs * 2 ** misses)
    misses += 1
    const asked = (failure.retryAfter ?? 0) * 1000
    due = now() + Math.max(limits.notificationPollMs, rest * spread, asked && asked + 1000 * ports.random())
    show({ ...state, failed: true })
  }

  async function ask(): Promise<void> {
    const asker = user
    const before = changes
    if (asker === null) return
    // A preview began since: it shows and asks for nothing of the staff's own.
    if (!ports.visible()) {
      due = now() + limits.notificationPollMs
      plan()
      return
    }
    asking = true
    const answer = await ports
      .ask()
      .catch((failure: unknown) => (failure instanceof ApiError ? failure : new ApiError({ status: 0 })))
    asking = false
    if (user !== asker) {
      plan()
      return
    }
    if (answer instanceof ApiError) {
      missed(answer)
      post({ kind: 'failed', due })
      if (answer.status === 401) ports.report(answer)
    } else if (before === changes) {
      misses = 0
      // The poll that was due when the events began has found what they were too late for.
      due = live ? Infinity : now() + limits.notificationPollMs
      take(answer)
      post({ kind: 'news', latest: answer, due })
    } else due = now()
    plan()
  }

  /** Makes a pending response stale after a change on the server; the leader polls again at once. */
  function outdated(): void {
    changes += 1
    due = now()
    plan()
  }

  function follow(): void {
    const wanted = user !== null && ports.visible()
    if (wanted && !resignLeadership) {
      if (due === 0) due = now() + helloMs
      resignLeadership = ports.requestLeadership(() => {
        mine = true
        plan()
      })
      post({ kind: 'hello' })
    } else if (!wanted && resignLeadership) {
      resignLeadership()
      resignLeadership = null
      mine = false
      plan()
    }
  }

  tabs.subscribe((message) => {
    if (message.user !== user) return
    if (message.kind === 'hello') {
      const { latest, failed } = state
      // A tab whose next request is not due has data as fresh as that of the leader.
      const fresh = mine || due > now()
      if (fresh && failed) post({ kind: 'failed', due })
      else if (fresh && latest) post({ kind: 'news', latest, due })
    } else if (message.kind === 'read') {
      changes += 1
      show(feedUpdates.elsewhere(state, message.id))
    } else if (message.kind === 'readUntil') {
      show(feedUpdates.allUntil(state, message.until))
      outdated()
    } else {
      due = message.due
      if (message.kind === 'news') take(message.latest)
      else show({ ...state, failed: true })
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
    state: (): FeedState => state,
    /** Sets the user, or null after the sign-out, and clears the state: no user sees the notifications of another. */
    open: (next: number | null): void => {
      if (next === user) return
      user = null
      follow()
      user = next
      due = 0
      misses = 0
      changes += 1
      show(initialFeedState)
      follow()
    },
    /** Called when the page is hidden or visible again. */
    seen: follow,
    /** Called when events begin to tell of changes, in place of the polling, and when they end. */
    setLive: (up: boolean): void => {
      live = up
      // Spread, since the events of all devices end with their server.
      if (!live && due === Infinity) due = now() + limits.notificationPollMs * ports.random()
      plan()
    },
    /** Polls at once, without waiting for the back-off. */
    refresh: outdated,
    /** Marks a notification as read with an optimistic update and a rollback where the server refuses. */
    markRead: async (one: Notification): Promise<void> => {
      const reader = user
      if (reader === null || isRead(state, one)) return
      show(feedUpdates.pressed(state, one.id))
      try {
        await ports.read(one.id)
        if (user !== reader) return
        changes += 1
        show(feedUpdates.confirmed(state, one.id))
        post({ kind: 'read', id: one.id })
      } catch (failure) {
        if (user === reader) show(feedUpdates.refused(state, one.id))
        ports.report(failure)
      }
    },
    /** Records that a notification was marked read on this page by another component. */
    wasRead: (id: number): void => {
      if (state.marked.has(id)) return
      changes += 1
      show(feedUpdates.elsewhere(state, id))
      post({ kind: 'read', id })
    },
    /** Marks all notifications up to the newest visible one as read. */
    markAllRead: async (until: number): Promise<void> => {
      const reader = user
      const before = state
      changes += 1
      show(feedUpdates.allUntil(state, until))
      try {
        await ports.readUntil(until)
        post({ kind: 'readUntil', until })
      } catch (failure) {
        if (user === reader) show({ ...state, until: before.until, latest: before.latest })
        ports.report(failure)
      }
      if (user === reader) outdated()
    },
  }
}

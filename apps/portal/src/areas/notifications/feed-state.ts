import type { Notification, Todo } from '@the-house/domain'
import type { Latest } from '../../api/notifications.ts'

/**
 * The state of the feed with its optimistic updates: the last response, and the notifications read here but not
 * confirmed.
 */
export interface FeedState {
  /** The last response; null before the first one. */
  latest: Latest | null
  /** Whether the last request failed. */
  failed: boolean
  /** The notifications read since the page was opened, in this tab or another. */
  marked: ReadonlySet<number>
  /** The marked ones that the server has not confirmed; its count still includes them. */
  pending: ReadonlySet<number>
  /** Every notification up to this id was marked read by "mark all". */
  until: number
}

export const initialFeedState: FeedState = {
  latest: null,
  failed: false,
  marked: new Set(),
  pending: new Set(),
  until: 0,
}

export const isRead = ({ marked, until }: FeedState, { id, read }: Pick<Notification, 'id' | 'read'>): boolean =>
  read || id <= until || marked.has(id)

/** Returns the number of unread notifications. */
export const unreadOf = ({ latest, pending }: FeedState): number =>
  latest ? Math.max(0, latest.unread - pending.size) : 0

/**
 * Returns how much the bell counts: the tests that can be done in place of their notifications, and all other unread
 * notifications; null while the feed or the to-do is being loaded, since half of a count would be read as all of it.
 * @param todo null where it could not be loaded
 */
export function bellCount(
  state: FeedState,
  todo: Pick<Todo, 'tests' | 'test_notices'> | null | undefined,
): number | null {
  if (todo === undefined || (!state.latest && !state.failed)) return null
  if (!todo) return unreadOf(state)
  const newest = state.latest?.content[0]?.id ?? 0
  // A notification that the feed does not know yet is not among its unread ones.
  const counted = todo.test_notices.filter((id) => id <= newest && !isRead(state, { id, read: false }))
  return Math.max(0, unreadOf(state) - counted.length) + todo.tests.total
}

const withId = (ids: ReadonlySet<number>, id: number) => new Set([...ids, id])
const withoutId = (ids: ReadonlySet<number>, id: number) => new Set([...ids].filter((other) => other !== id))

/** Adds to the unread count of the server. */
const counting = (latest: Latest | null, more: number) =>
  latest && { ...latest, unread: Math.max(0, latest.unread + more) }

/** The reducers of the feed: each returns the state after one event. */
export const feedUpdates = {
  /** Optimistic update: marked read here, not confirmed yet. */
  pressed: (state: FeedState, id: number): FeedState => ({
    ...state,
    marked: withId(state.marked, id),
    pending: withId(state.pending, id),
  }),
  /** The server has confirmed it. */
  confirmed: (state: FeedState, id: number): FeedState => ({
    ...state,
    pending: withoutId(state.pending, id),
    latest: counting(state.latest, -1),
  }),
  /** Rollback: the server refused, so it is unread again. */
  refused: (state: FeedState, id: number): FeedState => ({
    ...state,
    marked: withoutId(state.marked, id),
    pending: withoutId(state.pending, id),
  }),
  /** Confirmed in another tab. */
  elsewhere: (state: FeedState, id: number): FeedState =>
    state.marked.has(id) ? state : { ...state, marked: withId(state.marked, id), latest: counting(state.latest, -1) },
  /** Marks all up to an id as read; newer ones stay unread. */
  allUntil: (state: FeedState, until: number): FeedState => {
    const { latest } = state
    const unread = latest?.content.filter((one) => one.id > until && !isRead(state, one)).length ?? 0
    return { ...state, until, latest: latest && { ...latest, unread } }
  },
}

import type { Notification } from '@the-house/domain'
import type { Latest } from '../../api/notifications.ts'

/** What is known of the notifications, and what was read here that the server may not know yet. */
export interface Reading {
  /** null: nothing is known yet. */
  latest: Latest | null
  /** Whether the last try to learn more has failed. */
  failed: boolean
  /** Read since the page was opened, in this tab or another. */
  marked: ReadonlySet<number>
  /** Those that the server has not confirmed; its count has them still. */
  pending: ReadonlySet<number>
  /** Everything up to this one was read at once. */
  until: number
}

export const nothingKnown: Reading = { latest: null, failed: false, marked: new Set(), pending: new Set(), until: 0 }

export const isRead = ({ marked, until }: Reading, { id, read }: Pick<Notification, 'id' | 'read'>): boolean =>
  read || id <= until || marked.has(id)

/** How many are left to read. */
export const unreadOf = ({ latest, pending }: Reading): number =>
  latest ? Math.max(0, latest.unread - pending.size) : 0

const withId = (ids: ReadonlySet<number>, id: number) => new Set([...ids, id])
const withoutId = (ids: ReadonlySet<number>, id: number) => new Set([...ids].filter((other) => other !== id))

/** The server's count with some more, or fewer. */
const counting = (latest: Latest | null, more: number) =>
  latest && { ...latest, unread: Math.max(0, latest.unread + more) }

/** How each thing that happens to one notification changes what is known. */
export const mark = {
  /** Pressed here. */
  pressed: (reading: Reading, id: number): Reading => ({
    ...reading,
    marked: withId(reading.marked, id),
    pending: withId(reading.pending, id),
  }),
  /** The server knows it. */
  confirmed: (reading: Reading, id: number): Reading => ({
    ...reading,
    pending: withoutId(reading.pending, id),
    latest: counting(reading.latest, -1),
  }),
  /** The server refused: it is unread again. */
  refused: (reading: Reading, id: number): Reading => ({
    ...reading,
    marked: withoutId(reading.marked, id),
    pending: withoutId(reading.pending, id),
  }),
  /** Confirmed in another tab. */
  elsewhere: (reading: Reading, id: number): Reading =>
    reading.marked.has(id)
      ? reading
      : { ...reading, marked: withId(reading.marked, id), latest: counting(reading.latest, -1) },
  /** All up to one at once; what came since is left. */
  allUntil: (reading: Reading, until: number): Reading => {
    const { latest } = reading
    const unread = latest?.content.filter((one) => one.id > until && !isRead(reading, one)).length ?? 0
    return { ...reading, until, latest: latest && { ...latest, unread } }
  },
}

import { DomainError, type UserEvent } from '@the-house/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../app-context.ts'
import type { Connection } from '../db/client.ts'
import { outsideRequest } from '../db/request-scope.ts'
import { findValidSessions } from '../plugins/session.ts'
import { parseAnnouncement, type Announcement } from './announcement.ts'
import { createListener } from './listener.ts'
import { announce } from './publish.ts'
import type { Events } from './events.ts'
import { createStreams } from './streams.ts'

/** How often streams get a sign of life and their sessions are looked at, and how long hints are collected. */
export const eventTimes = { beatMs: 25_000, soonMs: 100 }

/** The events of this process: what it hears from the database goes to the streams that are open here. */
export function createEvents(connection: Connection, clock: Clock) {
  const { db } = connection
  const streams = createStreams()
  let isHearing = false
  let hasFailed = false
  let beats: NodeJS.Timeout | undefined
  let soon: NodeJS.Timeout | undefined
  let hints: Announcement[] = []
  let log: Pick<FastifyBaseLogger, 'warn' | 'info'> | undefined

  /** Ends the streams whose sessions have ended. */
  async function endInvalid(user_ids?: readonly number[]): Promise<void> {
    const open = streams.sessions(user_ids)
    if (open.length === 0) return
    const valid = await findValidSessions(db, open, clock())
    streams.end(new Set(open.filter((id) => !valid.has(id))))
  }

  const check = (user_ids?: readonly number[]) =>
    // The embedded database tells what it hears within the request that has caused it.
    void outsideRequest(() => endInvalid(user_ids)).catch((error: unknown) =>
      log?.warn({ err: error }, 'the sessions of streams'),
    )

  function hear(payload: string): void {
    const heard = parseAnnouncement(payload)
    if (!heard) return
    const { event } = heard
    if (event) streams.deliver({ ...heard, event })
    else check(heard.to)
  }

  const listener = createListener(connection, {
    heard: hear,
    up: () => {
      if (!isHearing) log?.info('the events of other processes are heard')
      isHearing = true
      streams.deliverToAll({ kind: 'eventsMissed' })
    },
    down: (error) => {
      if (isHearing || streams.size() > 0) streams.end()
      // Every retry fails alike: the log names the first one.
      if (isHearing || !hasFailed) log?.warn({ err: error }, 'events are not heard: pages poll')
      isHearing = false
      hasFailed = true
    },
  })
  async function sendHints(): Promise<void> {
    clearTimeout(soon)
    soon = undefined
    const sent = hints
    hints = []
    await announce(db, sent).catch((error: unknown) => log?.warn({ err: error }, 'hints to open pages'))
  }

  function beat(): void {
    streams.beat()
    check()
  }

  return {
    open: ({ id, session_id }) => {
      if (!isHearing || session_id === undefined) throw new DomainError('unavailable')
      return streams.open({ id, session_id })
    },
    publishSoon: (user_id: number, event: UserEvent, except?: number) => {
      hints.push({ to: [user_id], event, ...(except !== undefined && { except }) })
      soon ??= outsideRequest(() => setTimeout(() => void sendHints(), eventTimes.soonMs))
    },
    endStreams: () => streams.end(),
    start: async (to: Pick<FastifyBaseLogger, 'warn' | 'info'>) => {
      log = to
      beats = setInterval(beat, eventTimes.beatMs).unref()
      await listener.start()
    },
    close: async () => {
      clearInterval(beats)
      streams.end()
      await sendHints()
      await listener.close()
    },
  } satisfies Events & Record<'start' | 'close', unknown>
}

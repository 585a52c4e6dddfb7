import { Readable } from 'node:stream'
import { DomainError, type UserEvent } from '@the-house/domain'
import { TooManyRequestsError } from '../contract/map-error.ts'
import type { Announcement } from './announcement.ts'
import type { StreamOwner } from './events.ts'

interface Open extends StreamOwner {
  stream: Readable
}

/** The limits of the open streams, and of what one may hold that its reader does not take. */
export const streamLimits = {
  /** Tabs share one stream where the browser can; else each has its own. */
  perUser: 10,
  perProcess: 10_000,
  bufferBytes: 16_384,
  retryAfterSeconds: 60,
}

const formatEvent = (event: UserEvent) => `data: ${JSON.stringify(event)}\n\n`

/** The open streams of this process, by user. */
export function createStreams() {
  const byUser = new Map<number, Set<Open>>()
  let count = 0

  const all = () => Array.from(byUser.values(), (own) => Array.from(own)).flat()

  /** A reader that does not take what it is sent is cut off: it reads all again once it has reconnected. */
  function write({ stream }: Open, text: string): void {
    if (!stream.push(text)) stream.destroy()
  }

  function remove(one: Open): void {
    const own = byUser.get(one.id)
    if (!own?.delete(one)) return
    count -= 1
    if (own.size === 0) byUser.delete(one.id)
  }

  return {
    /** Opens a stream of a user; refuses beyond the limits. */
    open({ id, session_id }: StreamOwner): Readable {
      const own = byUser.get(id) ?? new Set<Open>()
      if (own.size >= streamLimits.perUser) throw new TooManyRequestsError(streamLimits.retryAfterSeconds)
      if (count >= streamLimits.perProcess) throw new DomainError('unavailable')
      const stream = new Readable({ read: () => undefined, highWaterMark: streamLimits.bufferBytes })
      const one = { id, session_id, stream }
      byUser.set(id, own.add(one))
      count += 1
      stream.on('close', () => remove(one))
      write(one, ': open\n\n')
      return stream
    },
    /** Writes an event to the streams of its users, except those of the session that has caused it. */
    deliver({ to, event, except }: Announcement & { event: UserEvent }): void {
      const text = formatEvent(event)
      for (const id of to) for (const one of byUser.get(id) ?? []) if (one.session_id !== except) write(one, text)
    },
    /** Writes an event to every stream. */
    deliverToAll(event: UserEvent): void {
      for (const one of all()) write(one, formatEvent(event))
    },
    /** Writes a comment to every stream, which keeps proxies from ending them and finds readers that are gone. */
    beat(): void {
      for (const one of all()) write(one, ': beat\n\n')
    },
    /** The sessions that have streams, of some users or of all. */
    sessions(user_ids?: readonly number[]): number[] {
      const open = user_ids ? user_ids.flatMap((id) => Array.from(byUser.get(id) ?? [])) : all()
      return Array.from(new Set(open.map(({ session_id }) => session_id)))
    },
    /** Ends the streams of sessions, or all of them: their readers get the end at once. */
    end(sessions?: ReadonlySet<number>): void {
      for (const { session_id, stream } of all()) if (sessions?.has(session_id) ?? true) stream.push(null)
    },
    /** How many streams are open. */
    size: () => count,
  }
}

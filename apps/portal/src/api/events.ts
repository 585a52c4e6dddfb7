import { parseUserEvent, type UserEvent } from '@the-house/domain'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { routeUrl } from './client.ts'
import { authorization } from './token.ts'

/** The server gives a sign of life every 25 seconds: a stream without one is dead. */
const silentMs = 60_000

/** The server refuses a stream. */
export class StreamRefused extends Error {
  /** How long it asks to wait, in seconds; 0: it names no time. */
  readonly retryAfter: number

  constructor(status: number, retryAfter: number) {
    super(`HTTP ${status}`)
    this.name = 'StreamRefused'
    this.retryAfter = retryAfter
  }
}

interface Reader {
  opened: () => void
  hear: (event: UserEvent) => void
  signal: AbortSignal
}

/** Aborts once nothing has arrived for a while. */
function watchdog() {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), silentMs)
  return {
    signal: silent.signal,
    reset: () => {
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), silentMs)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Reads the user's events until the stream ends. EventSource cannot send the header of the session, hence `fetch`. */
export async function readStream({ opened, hear, signal }: Reader): Promise<void> {
  const alive = watchdog()
  try {
    const response = await fetch(`${import.meta.env.VITE_API_URL ?? ''}${routeUrl('GET /me/events', {})}`, {
      headers: { accept: 'text/event-stream', authorization: authorization()?.token ?? '' },
      cache: 'no-store',
      signal: AbortSignal.any([signal, alive.signal]),
    })
    if (!response.ok || !response.body)
      throw new StreamRefused(response.status, Number(response.headers.get('retry-after') ?? 0))
    opened()
    const messages = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: alive.reset }))
    const reader = messages.getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      alive.reset()
      const event = parseUserEvent(next.value.data)
      if (event) hear(event)
    }
  } finally {
    alive.stop()
  }
}

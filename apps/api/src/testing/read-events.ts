import { apiBase, parseUserEvent, type UserEvent } from '@the-house/domain'
import type { FastifyInstance } from 'fastify'

const path = `${apiBase}/me/events`

/** Opens the stream of a token's user on a server that listens. */
export const openEvents = (address: string, token: string, headers: Record<string, string> = {}) =>
  fetch(`${address}${path}`, { headers: { accept: 'text/event-stream', authorization: token, ...headers } })

/** Lets the server of a test listen. @returns its address */
export const listening = (server: FastifyInstance): Promise<string> => server.listen({ port: 0, host: '127.0.0.1' })

/** Reads the events of an open stream one by one. */
export function readEvents(response: Response) {
  if (response.status !== 200 || !response.body) throw new Error(`The stream is refused: ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''

  /** The next event; undefined: the stream has ended, or was cut off. */
  async function next(): Promise<UserEvent | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n')
      const [block, rest] = [text.slice(0, end), text.slice(end + 2)]
      if (end < 0) {
        const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }))
        if (done) return undefined
        text += value ?? ''
        continue
      }
      text = rest
      const event = block.startsWith('data: ') ? parseUserEvent(block.slice('data: '.length)) : null
      if (event) return event
    }
  }

  return {
    next,
    /** Every event up to and with the first of a kind. */
    until: async (kind: UserEvent['kind']): Promise<UserEvent[]> => {
      const events: UserEvent[] = []
      for (let event = await next(); event; event = await next()) {
        events.push(event)
        if (event.kind === kind) return events
      }
      throw new Error(`The stream has ended before ${kind}: ${JSON.stringify(events)}`)
    },
    close: () => reader.cancel(),
  }
}

export type EventReader = ReturnType<typeof readEvents>

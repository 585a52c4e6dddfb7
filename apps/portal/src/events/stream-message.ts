import { parseUserEvent } from '@the-house/domain'
import type { StreamMessage } from './shared-stream.ts'

const isPlain = (kind: unknown): kind is 'hello' | 'up' | 'down' => kind === 'hello' || kind === 'up' || kind === 'down'

/** Parses a message of another tab; null where that tab runs an incompatible version. */
export function parseStreamMessage(message: unknown): StreamMessage | null {
  if (typeof message !== 'object' || message === null) return null
  const [kind, user, event]: unknown[] = ['kind', 'user', 'event'].map((name) => Reflect.get(message, name))
  if (typeof user !== 'number') return null
  if (isPlain(kind)) return { kind, user }
  const heard = kind === 'event' ? parseUserEvent(JSON.stringify(event)) : null
  return heard && { kind: 'event', event: heard, user }
}

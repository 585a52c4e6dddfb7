import type { FeedMessage } from './feed.ts'

const kinds: Record<FeedMessage['kind'], readonly string[]> = {
  hello: [],
  news: ['latest', 'due'],
  failed: ['due'],
  read: ['id'],
  readUntil: ['until'],
}

const isKind = (kind: unknown): kind is FeedMessage['kind'] => typeof kind === 'string' && kind in kinds

function isFeedMessage(message: unknown): message is FeedMessage {
  if (typeof message !== 'object' || message === null) return false
  const kind: unknown = Reflect.get(message, 'kind')
  return isKind(kind) && ['user', ...kinds[kind]].every((name) => name in message)
}

/** Parses a message of another tab; null where that tab runs an incompatible version. */
export const parseFeedMessage = (message: unknown): FeedMessage | null => (isFeedMessage(message) ? message : null)

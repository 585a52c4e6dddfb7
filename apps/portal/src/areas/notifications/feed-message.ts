import type { FeedMessage } from './feed.ts'

const kinds: Record<FeedMessage['kind'], readonly string[]> = {
  hello: [],
  news: ['latest', 'due'],
  failed: ['due'],
  read: ['id'],
  readUntil: ['until'],
}

const isKind = (kind: unknown): kind is FeedMessage['kind'] => typeof kind === 'string' && kind in kinds

function isWord(said: unknown): said is FeedMessage {
  if (typeof said !== 'object' || said === null) return false
  const kind: unknown = Reflect.get(said, 'kind')
  return isKind(kind) && ['user', ...kinds[kind]].every((name) => name in said)
}

/** Parses a message of another tab; null where that tab runs an incompatible version. */
export const parseFeedMessage = (said: unknown): FeedMessage | null => (isWord(said) ? said : null)

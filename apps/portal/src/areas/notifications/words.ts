import type { Word } from './feed.ts'

const kinds: Record<Word['kind'], readonly string[]> = {
  hello: [],
  news: ['latest', 'due'],
  failed: ['due'],
  read: ['id'],
  readUntil: ['until'],
}

const isKind = (kind: unknown): kind is Word['kind'] => typeof kind === 'string' && kind in kinds

function isWord(said: unknown): said is Word {
  if (typeof said !== 'object' || said === null) return false
  const kind: unknown = Reflect.get(said, 'kind')
  return isKind(kind) && ['user', ...kinds[kind]].every((name) => name in said)
}

/** What another tab has said; null where it runs another version that speaks otherwise. */
export const parseWord = (said: unknown): Word | null => (isWord(said) ? said : null)

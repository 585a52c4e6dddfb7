import { useHistoryState } from 'wouter/use-browser-location'

/** The state of a history entry that was opened from a list: the list's query. */
export const fromList = () => ({ list: location.search })

function parse(state: unknown): string | null {
  const list: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'list') : null
  return typeof list === 'string' && /^(\?.*)?$/.test(list) ? list : null
}

/** The query of the list that this screen was opened from; null: it was opened from elsewhere. */
export const useFromList = (): string | null => parse(useHistoryState())

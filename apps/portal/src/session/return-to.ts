import { useHistoryState } from 'wouter/use-browser-location'

export const loginNotices = ['asked', 'ended', 'denied'] as const
export type LoginNotice = (typeof loginNotices)[number]

/** What the login screen is told about how the user came there; it lives in the history, not in the address. */
export interface ReturnTo {
  /** Where to go after signing in: a path of this portal. */
  from: string | null
  notice: LoginNotice | null
}

/** Reads it from a history entry, whoever wrote it. */
export function parseReturnTo(state: unknown): ReturnTo {
  if (typeof state !== 'object' || state === null) return { from: null, notice: null }
  const from = 'from' in state && typeof state.from === 'string' && /^\/(?![/\\])/.test(state.from) ? state.from : null
  const notice = 'notice' in state ? loginNotices.find((name) => name === state.notice) : undefined
  return { from, notice: notice ?? null }
}

export const useReturnTo = (): ReturnTo => parseReturnTo(useHistoryState())

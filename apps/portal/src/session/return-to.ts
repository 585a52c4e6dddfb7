import { useHistoryState } from 'wouter/use-browser-location'

export const loginNotices = ['asked', 'ended', 'denied'] as const
export type LoginNotice = (typeof loginNotices)[number]

/** Why the user was redirected to the login; kept in the history state, not in the URL. */
export interface ReturnTo {
  /** The path of this portal to open after sign-in. */
  from: string | null
  notice: LoginNotice | null
}

/** Validates the state of a history entry, which any code may have written. */
export function parseReturnTo(state: unknown): ReturnTo {
  if (typeof state !== 'object' || state === null) return { from: null, notice: null }
  const from = 'from' in state && typeof state.from === 'string' && /^\/(?![/\\])/.test(state.from) ? state.from : null
  const notice = 'notice' in state ? loginNotices.find((name) => name === state.notice) : undefined
  return { from, notice: notice ?? null }
}

export const useReturnTo = (): ReturnTo => parseReturnTo(useHistoryState())

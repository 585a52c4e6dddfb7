import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { frontPaths } from '../page/front-paths.ts'
import type { LoginNotice, ReturnTo } from '../session/return-to.ts'
import { useSession } from '../session/session.ts'

/** Whoever opens the portal at its front door is told nothing. */
function noticeOf(path: string, ended: boolean): LoginNotice | null {
  if (ended) return 'ended'
  return path === frontPaths.home || path === frontPaths.dashboard ? null : 'asked'
}

export interface GuardProps {
  /** Whether this user may pass. */
  open: boolean
  children: ReactNode
}

/** Lets through whom it is open to; nothing behind it is mounted, nor its data fetched, for anybody else. */
export function Guard({ open, children }: GuardProps) {
  const { user, ended } = useSession()
  const [path] = useLocation()
  const search = useSearch()
  if (open) return children
  const state: ReturnTo = user
    ? { from: null, notice: 'denied' }
    : { from: `${path}${search && `?${search}`}`, notice: noticeOf(path, ended) }
  return <Redirect to={frontPaths.login} replace state={state} />
}

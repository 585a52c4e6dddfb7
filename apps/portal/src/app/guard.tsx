import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { publicPaths } from '../page/public-paths.ts'
import type { LoginNotice, ReturnTo } from '../session/return-to.ts'
import { usePreviewed, useSession } from '../session/session.ts'

/** The login shows no notice to a user who opened the portal at its root. */
function noticeOf(path: string, ended: boolean): LoginNotice | null {
  if (ended) return 'ended'
  return path === publicPaths.home || path === publicPaths.dashboard ? null : 'asked'
}

export interface GuardProps {
  /** Whether the user has the permission of the route. */
  open: boolean
  children: ReactNode
}

/** A protected route (private route): nothing below it is mounted or fetched for a user without its permission. */
export function Guard({ open, children }: GuardProps) {
  const { user, ended } = useSession()
  const [path] = useLocation()
  const search = useSearch()
  const isPreview = usePreviewed()
  if (open) return children
  // The address of staff, in the portal of a student.
  if (isPreview) return <Redirect to={publicPaths.dashboard} replace />
  const state: ReturnTo = user
    ? { from: null, notice: 'denied' }
    : { from: `${path}${search && `?${search}`}`, notice: noticeOf(path, ended) }
  return <Redirect to={publicPaths.login} replace state={state} />
}

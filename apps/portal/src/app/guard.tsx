import { allows, type Gate } from '@the-house/domain'
import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { paths } from '../page/paths.ts'
import type { LoginNotice, ReturnTo } from '../session/return-to.ts'
import { useSession } from '../session/session.ts'

/** Whoever opens the portal at its front door is told nothing. */
function noticeOf(path: string, ended: boolean): LoginNotice | null {
  if (ended) return 'ended'
  return path === paths.home || path === paths.dashboard ? null : 'asked'
}

export interface GuardProps {
  access: Gate
  children: ReactNode
}

/** Lets through whom the gate allows; nothing behind it is mounted, nor its data fetched, for anybody else. */
export function Guard({ access, children }: GuardProps) {
  const { user, ended } = useSession()
  const [path] = useLocation()
  const search = useSearch()
  if (allows(access, user)) return children
  const state: ReturnTo = user
    ? { from: null, notice: 'denied' }
    : { from: `${path}${search && `?${search}`}`, notice: noticeOf(path, ended) }
  return <Redirect to={paths.login} replace state={state} />
}

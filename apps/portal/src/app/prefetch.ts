import { allows } from '@the-house/domain'
import { currentSession } from '../session/session.ts'
import { matchPath } from './matching.ts'
import { routes } from './routes.ts'

/** Starts loading the screen of a path, or the one where the guard will send its user instead. */
export function prefetchPath(path: string): void {
  const { row } = matchPath(path)
  const seen = allows(row.access, currentSession().user) ? row : routes.login
  const target = 'redirect' in seen ? routes.dashboard : seen
  if ('redirect' in target) return
  target.screen.prefetch()
  target.frame?.prefetch()
}

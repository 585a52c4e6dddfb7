import { allows } from '@the-house/domain'
import { currentSession } from '../session/session.ts'
import { publicRoutes } from './public-routes.ts'
import { loadStaffRoutes, matchPath, wantsStaffRoutes } from './routes.ts'

/** Prefetches the screen of a protected path, or the login where the user has no such screen. */
export async function prefetchScreen(path: string): Promise<void> {
  const { user } = currentSession()
  if (wantsStaffRoutes(path, user)) await loadStaffRoutes()
  const { row, params } = matchPath(path)
  if (user && !allows(row.access, user)) return publicRoutes.login.screen.prefetch()
  if ('redirect' in row) return prefetchScreen(row.redirect(params['id'] ?? ''))
  await Promise.all([row.frame?.prefetch(), row.screen.prefetch()])
}

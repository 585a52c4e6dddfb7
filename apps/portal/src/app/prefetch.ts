import { currentSession } from '../session/session.ts'
import { publicRoutes } from './public-routes.ts'
import { prefetchAuthenticated } from './lazy-authenticated-app.ts'
import { matchIn } from './matching.ts'

/** Prefetches the screen of a path, or the one to which the guard redirects this user. */
export async function prefetchPath(path: string): Promise<void> {
  const route = matchIn(publicRoutes, path)?.row
  if (!route && currentSession().user) return prefetchAuthenticated(path)
  return (route ?? publicRoutes.login).screen.prefetch()
}

import { allows } from '@the-house/domain'
import { currentSession } from '../session/session.ts'
import { matchPath } from './matching.ts'
import { routes, signedIn, type RouteRow } from './routes.ts'

async function load(row: RouteRow): Promise<void> {
  if ('redirect' in row) return
  const around = row.shell === 'bare' ? undefined : signedIn
  await Promise.all([around?.prefetch(), row.frame?.prefetch(), row.screen.prefetch()])
}

/** Loads what the first screen after signing in needs. */
export const prefetchInside = (): Promise<void> => load(routes.dashboard)

/** Loads the screen of a path, or the one where the guard will send its user instead. */
export async function prefetchPath(path: string): Promise<void> {
  const { row } = matchPath(path)
  const seen = allows(row.access, currentSession().user) ? row : routes.login
  await load('redirect' in seen ? routes.dashboard : seen)
}

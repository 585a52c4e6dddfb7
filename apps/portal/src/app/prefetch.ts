import { allows } from '@the-house/domain'
import { currentSession } from '../session/session.ts'
import { matchPath } from './matching.ts'
import { routes, signedIn } from './routes.ts'

/** Loads the screen of a path, or the one where the guard will send its user instead. */
export async function prefetchPath(path: string): Promise<void> {
  const { row } = matchPath(path)
  const seen = allows(row.access, currentSession().user) ? row : routes.login
  const target = 'redirect' in seen ? routes.dashboard : seen
  if ('redirect' in target) return
  const around = target.shell === 'bare' ? undefined : signedIn
  await Promise.all([around?.prefetch(), target.frame?.prefetch(), target.screen.prefetch()])
}

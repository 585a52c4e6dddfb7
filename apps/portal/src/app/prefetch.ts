import { currentSession } from '../session/session.ts'
import { doors } from './doors.ts'
import { prefetchInside } from './inside.ts'
import { matchIn } from './matching.ts'

/** Loads the screen of a path, or the one where the guard will send its user instead. */
export async function prefetchPath(path: string): Promise<void> {
  const door = matchIn(doors, path)?.row
  if (!door && currentSession().user) return prefetchInside(path)
  return (door ?? doors.login).screen.prefetch()
}

import { screen } from './screen.tsx'

const load = () => import('./signed-in.tsx')

/** All that is behind the door: the routes, the bars, the reads and the outbox. The login does without them. */
export const inside = screen<object>(() => load().then((module) => module.SignedIn), 'breadcrumbs', 'learning')

/** Loads it, and the screen of a path with it; never rejects. */
export async function prefetchInside(path: string): Promise<void> {
  const screenOf = load().then(({ prefetchScreen }) => prefetchScreen(path))
  await Promise.all([inside.prefetch(), screenOf.catch(() => undefined)])
}

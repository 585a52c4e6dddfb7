import { lazyScreen } from './lazy-screen.tsx'

export const importAuthenticatedApp = () => import('./authenticated-app.tsx')

/** The signed-in app with its private routes, split from the login's bundle: routes, shell, data fetching and outbox. */
export const authenticatedApp = lazyScreen<object>(
  () => importAuthenticatedApp().then((module) => module.AuthenticatedApp),
  'breadcrumbs',
  'learning',
)

/** Prefetches the signed-in app and the screen of a path; never rejects. */
export async function prefetchAuthenticated(path: string): Promise<void> {
  const screenOf = importAuthenticatedApp().then(({ prefetchScreen }) => prefetchScreen(path))
  await Promise.all([authenticatedApp.prefetch(), screenOf.catch(() => undefined)])
}

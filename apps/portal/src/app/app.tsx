import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { previewedId } from '../device/previewed.ts'
import { useSession } from '../session/session.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { publicRoutes } from './public-routes.ts'
import { Guard } from './guard.tsx'
import { authenticatedApp } from './lazy-authenticated-app.ts'
import { lazyScreen } from './lazy-screen.tsx'
import type { PreviewScreenProps } from './preview/preview-screen.tsx'
import { matchIn } from './matching.ts'
import { ScreenOutlet } from './screen-outlet.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

const previewScreen = lazyScreen<PreviewScreenProps>(
  () => import('./preview/preview-screen.tsx').then((module) => module.PreviewScreen),
  'learner',
)

/** Routes the URL to a public screen, or to the signed-in app behind the login. */
export function App() {
  const [path] = useLocation()
  const { user } = useSession()
  const route = matchIn(publicRoutes, path)
  const student = previewedId(path)
  if (route) return <ScreenOutlet screen={route.row.screen} params={route.params} />
  return (
    <Guard open={user !== null}>
      <ErrorBoundary>
        <Suspense fallback={<ScreenSkeleton maxW="page" mx="auto" px={{ base: 4, md: 8 }} pt={24} />}>
          {student === null ? <authenticatedApp.Screen /> : <previewScreen.Screen key={student} student={student} />}
        </Suspense>
      </ErrorBoundary>
    </Guard>
  )
}

import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { ErrorBoundary } from './error-boundary.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import type { LazyScreen, ScreenProps } from './lazy-screen.tsx'

export interface ScreenOutletProps extends ScreenProps {
  screen: LazyScreen<ScreenProps>
}

/** Renders a screen inside Suspense and an error boundary: a skeleton while it loads, an error where it fails. */
export function ScreenOutlet({ screen: { Screen }, params }: ScreenOutletProps) {
  const [path] = useLocation()
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Screen params={params} />
      </Suspense>
    </ErrorBoundary>
  )
}

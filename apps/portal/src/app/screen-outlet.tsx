import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { ErrorBoundary } from './error-boundary.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import type { LazyScreen, ScreenProps } from './lazy-screen.tsx'

export interface ScreenOutletProps extends ScreenProps {
  screen: LazyScreen<ScreenProps>
  /** Whether a frame is around it, which shows the outline of what loads in it. */
  framed?: boolean
}

/** Renders a screen: its outline while it loads, an error where it fails. */
export function ScreenOutlet({ screen: { Screen }, framed = false, params }: ScreenOutletProps) {
  const [path] = useLocation()
  const shown = <Screen params={params} />
  return (
    <ErrorBoundary key={path}>
      {framed ? shown : <Suspense fallback={<ScreenSkeleton />}>{shown}</Suspense>}
    </ErrorBoundary>
  )
}

import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { Boundary } from './boundary.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import type { LazyScreen, ScreenProps } from './screen.tsx'

export interface ScreenPlaceProps extends ScreenProps {
  screen: LazyScreen<ScreenProps>
}

/** A screen where it belongs: what stands for it while it loads, and instead of it where it cannot. */
export function ScreenPlace({ screen: { Screen }, params }: ScreenPlaceProps) {
  const [path] = useLocation()
  return (
    <Boundary key={path}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Screen params={params} />
      </Suspense>
    </Boundary>
  )
}

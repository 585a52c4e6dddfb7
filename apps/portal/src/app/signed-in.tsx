import { allows } from '@the-house/domain'
import { Suspense, use } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { Redirect, Router, useLocation, useSearch } from 'wouter'
import { report, type ApiFailure } from '../api/failure.ts'
import { startOutbox } from '../outbox/browser-outbox.ts'
import { aroundNav } from '../page/around-nav.ts'
import { useSession } from '../session/session.ts'
import { Boundary } from './boundary.tsx'
import { Guard } from './guard.tsx'
import type { Params } from './matching.ts'
import type { ScreenRow } from './route-row.ts'
import { matchPath, staffRoutesLoaded, wantsStaffRoutes } from './routes.ts'
import { ScreenPlace } from './screen-place.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { Shell } from './shell/shell.tsx'

export { prefetchScreen } from './prefetch-screen.ts'

// Answers that an earlier visit has left on this device leave with the first screen of their owner.
startOutbox()

const firstRestMs = 5000

const reads: SWRConfiguration<unknown, ApiFailure> = {
  // A lost connection is shown where the data is missing, and by the banner; not once a read.
  onError: (failure) => {
    if (failure.status !== 0) report(failure)
  },
  shouldRetryOnError: (failure) => failure.passing,
  onErrorRetry: (failure, _key, _config, revalidate, { retryCount }) => {
    const restMs = firstRestMs * 2 ** Math.min(retryCount, 6) * (0.5 + Math.random())
    setTimeout(() => void revalidate({ retryCount }), Math.max(restMs, (failure.retryAfter ?? 0) * 1000))
  },
  focusThrottleInterval: 30_000,
}

/** The screen that the address names, behind its gate, and the bars around it. */
export function SignedIn() {
  const [path] = useLocation()
  const search = useSearch()
  const { user } = useSession()
  if (wantsStaffRoutes(path, user)) use(staffRoutesLoaded())
  const { row, params } = matchPath(path)
  return (
    <Guard open={allows(row.access, user)}>
      {'redirect' in row ? (
        // The query goes along: it may name an exercise.
        <Redirect key={row.path} to={`${row.redirect(params['id'] ?? '')}${search && `?${search}`}`} replace />
      ) : (
        <Framed row={row} params={params} />
      )}
    </Guard>
  )
}

interface FramedProps {
  row: ScreenRow
  params: Params
}

/** What one user has read is never shown to the next, and what was read in one unit never in another. */
function Framed({ row, params }: FramedProps) {
  const { user } = useSession()
  const Frame = row.frame?.Screen
  const screen = <ScreenPlace screen={row.screen} params={params} />
  return (
    <SWRConfig key={`${user?.id}.${user?.unity_id}`} value={{ ...reads, provider: () => new Map() }}>
      <Router aroundNav={aroundNav}>
        <Shell row={row} params={params}>
          {Frame ? (
            <Boundary key={params['id']}>
              <Suspense fallback={<ScreenSkeleton />}>
                <Frame params={params}>{screen}</Frame>
              </Suspense>
            </Boundary>
          ) : (
            screen
          )}
        </Shell>
      </Router>
    </SWRConfig>
  )
}

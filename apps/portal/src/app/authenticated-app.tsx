import { allows } from '@the-house/domain'
import { Suspense, use } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { Redirect, Router, useLocation, useSearch } from 'wouter'
import { handleError, type ApiError } from '../api/api-error.ts'
import { registerWorker } from '../device/register-worker.ts'
import { deviceCache, forgetAtSignOut, keptReads } from '../offline/device-cache.ts'
import { startOutbox } from '../outbox/browser-outbox.ts'
import { startSubmissions } from '../outbox/browser-submissions.ts'
import { aroundNav } from '../page/navigation-blocker.ts'
import { currentSession, useSession } from '../session/session.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { SavedAnswers } from './saved-answers.tsx'
import { SubmissionResults } from './submission-results.tsx'
import { Guard } from './guard.tsx'
import { LazyEvents } from './lazy-events.tsx'
import type { Params } from './matching.ts'
import type { ScreenRow } from './route-row.ts'
import { matchPath, staffRoutesLoaded, wantsStaffRoutes } from './routes.ts'
import { ScreenOutlet } from './screen-outlet.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { prefetchStaffMenu } from './shell/menu-groups.tsx'
import { Shell } from './shell/shell.tsx'

export { prefetchScreen } from './prefetch-screen.ts'

// Starts with the first screen, to send the answers that an earlier visit has left in the offline queue.
startOutbox()
startSubmissions()
forgetAtSignOut()
void registerWorker()
// Read beside the program, so that the first render has it.
const { user: first } = currentSession()
if (first) void keptReads(first)

const firstRestMs = 5000

const reads: SWRConfiguration<unknown, ApiError> = {
  // A network error is shown by the component and by the offline banner, not by a toast for each read; what a preview
  // does not show, by the component alone.
  onError: (failure) => {
    if (failure.status !== 0 && !failure.isOfPreview) handleError(failure)
  },
  shouldRetryOnError: (failure) => failure.isTransient,
  onErrorRetry: (failure, _key, _config, revalidate, { retryCount }) => {
    const restMs = firstRestMs * 2 ** Math.min(retryCount, 6) * (0.5 + Math.random())
    setTimeout(() => void revalidate({ retryCount }), Math.max(restMs, (failure.retryAfter ?? 0) * 1000))
  },
  focusThrottleInterval: 30_000,
}

/** The signed-in app: the screen of the URL as a protected route, with the shell around it. */
export function AuthenticatedApp() {
  const [path] = useLocation()
  const search = useSearch()
  const { user } = useSession()
  if (wantsStaffRoutes(path, user)) use(staffRoutesLoaded(prefetchStaffMenu))
  const { row, params } = matchPath(path)
  return (
    <Guard open={allows(row.access, user)}>
      {'redirect' in row ? (
        // The redirect keeps the query, which may name an exercise.
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

/** A cache of its own for each user and unit: cached data never leaks to another user or unit. */
function Framed({ row, params }: FramedProps) {
  const { user } = useSession()
  const kept = user && use(keptReads(user))
  const Frame = row.frame?.Screen
  const screen = <ScreenOutlet screen={row.screen} framed={!!Frame} params={params} />
  const framed = Frame ? (
    <ErrorBoundary key={params['id']}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Frame params={params}>{screen}</Frame>
      </Suspense>
    </ErrorBoundary>
  ) : (
    screen
  )
  return (
    <SWRConfig
      key={`${user?.id}.${user?.unity_id}`}
      value={{ ...reads, provider: () => (user && kept ? deviceCache(user, kept) : new Map()) }}
    >
      <Router aroundNav={aroundNav}>
        <SavedAnswers />
        <SubmissionResults />
        <LazyEvents />
        {row.shell === 'none' ? (
          framed
        ) : (
          <Shell row={row} params={params}>
            {framed}
          </Shell>
        )}
      </Router>
    </SWRConfig>
  )
}

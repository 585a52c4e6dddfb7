import { Card, Skeleton } from '@the-house/design-system'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { handleError, type ApiError } from '../../api/api-error.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { paths } from '../../page/paths.ts'
import { Cover } from './cover.tsx'
import { NeedsConnection } from './needs-connection.tsx'
import { TestSession } from './test-session.tsx'
import { serverClock } from './server-clock.ts'

const skeleton = (
  <Card p={{ base: 3, sm: 4, md: 8 }}>
    <Skeleton h="100dvh" />
  </Card>
)

/** The screen of a test: its instructions before the start, then its exercises, then its result. */
export function TestScreen({ params }: { params: Record<string, string | undefined> }) {
  const id = Number(params['id'])
  const [begun, setBegun] = useState(false)
  const info = useApiQuery(
    'GET /tests/:id/info',
    { params: { id } },
    {
      onSuccess: ({ server_time }) => serverClock.hear(server_time),
      onError: (failure: ApiError) => {
        // The screen and the offline banner tell a lost connection.
        if (!failure.isUnreachable && (!info.data || failure.status !== 0)) handleError(failure)
      },
    },
  )
  if (info.error?.isUnreachable && !info.data) return <NeedsConnection onRetry={() => void info.mutate()} />
  // An expired session (401) leads to the login, which returns here.
  if (info.error && !info.data && info.error.status !== 401) return <Redirect to={paths.home} replace />
  return (
    <AsyncContent read={info} skeleton={skeleton}>
      {(test) =>
        test.status === 'PENDING' || test.status === null ? (
          <Cover test={test} onStarted={() => setBegun(true)} />
        ) : (
          <TestSession id={id} begun={begun} skeleton={skeleton} />
        )
      }
    </AsyncContent>
  )
}

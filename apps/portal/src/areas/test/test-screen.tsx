import { Card, Skeleton } from '@the-house/design-system'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { report, type ApiFailure } from '../../api/failure.ts'
import { useRead } from '../../api/use-read.ts'
import { Loaded } from '../../page/loaded.tsx'
import { paths } from '../../page/paths.ts'
import { Cover } from './cover.tsx'
import { Room } from './room.tsx'
import { schoolClock } from './school-clock.ts'

const skeleton = (
  <Card p={{ base: 3, sm: 4, md: 8 }}>
    <Skeleton h="100dvh" />
  </Card>
)

/** A test: what may be known before it starts, its exercises while it runs, and how it went. */
export function TestScreen({ params }: { params: Record<string, string | undefined> }) {
  const id = Number(params['id'])
  const [begun, setBegun] = useState(false)
  const info = useRead(
    'GET /tests/:id/info',
    { params: { id } },
    {
      onSuccess: ({ server_time }) => schoolClock.hear(server_time),
      onError: (failure: ApiFailure) => {
        // Once it stands, a lost connection is the banner's to tell.
        if (!info.data || failure.status !== 0) report(failure)
      },
    },
  )
  // The end of the session leads to the login, and back here.
  if (info.error && !info.data && info.error.status !== 401) return <Redirect to={paths.home} replace />
  return (
    <Loaded read={info} skeleton={skeleton}>
      {(test) =>
        test.status === 'PENDING' || test.status === null ? (
          <Cover test={test} onStarted={() => setBegun(true)} />
        ) : (
          <Room id={id} begun={begun} skeleton={skeleton} />
        )
      }
    </Loaded>
  )
}

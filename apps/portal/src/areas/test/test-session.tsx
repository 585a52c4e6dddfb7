import { EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Suspense, type ReactNode } from 'react'
import { useSWRConfig } from 'swr'
import { isPracticeKey } from '../../api/cache-keys.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { useNotificationOpen } from '../../page/notification-state.ts'
import { serverClock } from './server-clock.ts'
import { TestView } from './test-view.tsx'

export interface TestSessionProps {
  id: number
  /** Whether the test was started on this screen. */
  begun: boolean
  skeleton: ReactNode
}

/** A started test: its exercises or its end. */
export function TestSession({ id, begun, skeleton }: TestSessionProps) {
  const { t } = useTranslation()
  const opened = useNotificationOpen()
  const { mutate } = useSWRConfig()
  const survey = useApiQuery(
    'GET /tests/:id/exercises',
    { params: { id } },
    {
      onSuccess: ({ server_time, concluded }) => {
        serverClock.hear(server_time)
        // While a test runs nothing of practices is at hand, which may hold the keys of its exercises.
        if (!concluded) void mutate(isPracticeKey, undefined, { revalidate: false })
      },
    },
  )
  return (
    <AsyncContent read={survey} skeleton={skeleton}>
      {(test) =>
        test.exercises.length > 0 ? (
          <Suspense fallback={skeleton}>
            <TestView key={opened} survey={test} begun={begun} />
          </Suspense>
        ) : (
          <EmptyState title={t('tests.none')} />
        )
      }
    </AsyncContent>
  )
}

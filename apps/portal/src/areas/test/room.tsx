import { EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Suspense, type ReactNode } from 'react'
import { useRead } from '../../api/use-read.ts'
import { Loaded } from '../../page/loaded.tsx'
import { useOpened } from '../../page/opened.ts'
import { schoolClock } from './school-clock.ts'
import { TestView } from './test-view.tsx'

export interface RoomProps {
  id: number
  /** Whether it was started on this screen. */
  begun: boolean
  skeleton: ReactNode
}

/** A test that was started: its exercises, or its end. */
export function Room({ id, begun, skeleton }: RoomProps) {
  const { t } = useTranslation()
  const opened = useOpened()
  const survey = useRead(
    'GET /tests/:id/exercises',
    { params: { id } },
    { onSuccess: ({ server_time }) => schoolClock.hear(server_time) },
  )
  return (
    <Loaded read={survey} skeleton={skeleton}>
      {(test) =>
        test.exercises.length > 0 ? (
          <Suspense fallback={skeleton}>
            <TestView key={opened} survey={test} begun={begun} />
          </Suspense>
        ) : (
          <EmptyState title={t('tests.none')} />
        )
      }
    </Loaded>
  )
}

import { EmptyState, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Suspense } from 'react'
import { useRead } from '../../api/use-read.ts'
import { Loaded } from '../../page/loaded.tsx'
import { useOpened } from '../../page/opened.ts'
import { PracticeView } from './practice-view.tsx'

const skeleton = <Skeleton h="100dvh" />

/** The exercises of a topic. */
export function ExercisesScreen({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation()
  const practice = { chapter: Number(params['id']), topic: Number(params['topicId']) }
  const opened = useOpened()
  const survey = useRead('GET /chapters/:id/exercises', {
    params: { id: practice.chapter },
    query: { topic_id: practice.topic },
  })
  return (
    <Loaded read={survey} skeleton={skeleton}>
      {(shown) =>
        shown.exercises.length > 0 ? (
          <Suspense fallback={skeleton}>
            <PracticeView key={`${shown.id}.${opened}`} practice={practice} survey={shown} />
          </Suspense>
        ) : (
          <EmptyState title={t('test.none')} />
        )
      }
    </Loaded>
  )
}

import { EmptyState, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Suspense } from 'react'
import { useSearchParams } from 'wouter'
import { exercisesAt } from '../../api/practice.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { idIn } from '../../page/id-in.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { Embargo } from '../../survey/embargo/embargo.tsx'
import { embargoIn } from '../../survey/embargo/read-with-embargo.ts'
import { isLocked, Locked, lockedInline } from '../../page/next-step/locked.tsx'
import { TopicSkeleton } from '../../survey/topic-skeleton.tsx'
import { useNotificationOpen } from '../../page/notification-state.ts'
import { PracticeView } from './practice-view.tsx'

/** The exercises of a topic, in the current attempt or in the one that the query string names. */
export function ExercisesScreen({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation()
  const practice = { chapter: Number(params['id']), topic: Number(params['topicId']) }
  const opened = useNotificationOpen()
  const [query] = useSearchParams()
  const attempt = idIn(query.get('attempt') ?? '')
  const skeleton = <TopicSkeleton params={params} otherwise={<Skeleton h="100dvh" />} />
  const survey = useApiQuery('GET /chapters/:id/exercises', exercisesAt(practice, attempt), lockedInline)
  if (!survey.data && isLocked(survey.error)) return <Locked {...practice} />
  const embargo = survey.data ? survey.data.embargo : embargoIn(survey.error)
  if (embargo) return <Embargo embargo={embargo} />
  return (
    <AsyncContent read={survey} skeleton={skeleton}>
      {(shown) =>
        shown.exercises.length > 0 ? (
          <Suspense fallback={skeleton}>
            <PracticeView key={`${shown.id}.${opened}`} practice={practice} attempt={attempt} survey={shown} />
          </Suspense>
        ) : (
          <EmptyState title={t('test.none')} />
        )
      }
    </AsyncContent>
  )
}

import { EmptyState, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Suspense } from 'react'
import { useSearchParams } from 'wouter'
import { exercisesAt } from '../../api/practice.ts'
import { useRead } from '../../api/use-read.ts'
import { idIn } from '../../page/id-in.ts'
import { Loaded } from '../../page/loaded.tsx'
import { useOpened } from '../../page/opened.ts'
import { PracticeView } from './practice-view.tsx'

const skeleton = <Skeleton h="100dvh" />

/** The exercises of a topic: the current attempt, or the one that the address names. */
export function ExercisesScreen({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation()
  const practice = { chapter: Number(params['id']), topic: Number(params['topicId']) }
  const opened = useOpened()
  const [query] = useSearchParams()
  const attempt = idIn(query.get('attempt') ?? '')
  const survey = useRead('GET /chapters/:id/exercises', exercisesAt(practice, attempt))
  return (
    <Loaded read={survey} skeleton={skeleton}>
      {(shown) =>
        shown.exercises.length > 0 ? (
          <Suspense fallback={skeleton}>
            <PracticeView key={`${shown.id}.${opened}`} practice={practice} attempt={attempt} survey={shown} />
          </Suspense>
        ) : (
          <EmptyState title={t('test.none')} />
        )
      }
    </Loaded>
  )
}

import { Card, ConfirmDialog, Skeleton } from '@the-house/design-system'
import type { Survey } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { lazy, Suspense, useEffect } from 'react'
import type { Practice } from '../../api/practice.ts'
import { ExerciseDesk } from './exercise-desk.tsx'
import { useContinue } from './use-continue.ts'
import { usePractice } from './use-practice.ts'
import { useSteps } from './use-steps.ts'

const loadResult = () => import('./practice-result.tsx').then((module) => ({ default: module.PracticeResult }))
const PracticeResult = lazy(loadResult)

export interface PracticeViewProps {
  practice: Practice
  survey: Survey
}

/** One attempt: the exercises, or its result. */
export function PracticeView({ practice, survey }: PracticeViewProps) {
  const { t } = useTranslation()
  const work = usePractice(practice, survey)
  const steps = useSteps(work)
  const goOn = useContinue(practice)
  const { flow, left, press } = work
  const handedIn = survey.has_answer || flow.checking.length > 0
  useEffect(() => {
    // Only a head start, once the end is in sight; showing the result asks again.
    if (handedIn) void loadResult().catch(() => undefined)
  }, [handedIn])
  return (
    <Card p={{ base: 3, sm: 4, md: 8 }}>
      {flow.view === 'feedback' && survey.feedback ? (
        <Suspense fallback={<Skeleton h="32rem" />}>
          <PracticeResult result={survey.feedback} earned={survey.earned} work={work} steps={steps} onContinue={goOn} />
        </Suspense>
      ) : (
        <ExerciseDesk survey={survey} work={work} steps={steps} onLeave={goOn} />
      )}
      <ConfirmDialog
        open={flow.asking}
        title={t('test.messages.withoutAnswer', { count: left.length })}
        description={t('test.withoutAnswerHint')}
        confirmLabel={t('test.finish')}
        onConfirm={() => press({ type: 'confirmFinish' })}
        onCancel={() => press({ type: 'cancelFinish' })}
      />
    </Card>
  )
}

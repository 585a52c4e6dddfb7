import { Card, Skeleton } from '@the-house/design-system'
import type { Survey } from '@the-house/domain'
import { lazy, Suspense, useEffect } from 'react'
import type { Practice } from '../../api/practice.ts'
import { ExerciseDesk } from './exercise-desk.tsx'
import { loadFinishQuestion } from './load-finish-question.ts'
import { useContinue } from './use-continue.ts'
import { usePractice } from './use-practice.ts'
import { useSteps } from './use-steps.ts'

const loadResult = () => import('./practice-result.tsx').then((module) => ({ default: module.PracticeResult }))
const PracticeResult = lazy(loadResult)
const FinishQuestion = lazy(loadFinishQuestion)

export interface PracticeViewProps {
  practice: Practice
  survey: Survey
}

/** One attempt: the exercises, or its result. */
export function PracticeView({ practice, survey }: PracticeViewProps) {
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
      {flow.asking && (
        <Suspense>
          <FinishQuestion
            left={left.length}
            onConfirm={() => press({ type: 'confirmFinish' })}
            onCancel={() => press({ type: 'cancelFinish' })}
          />
        </Suspense>
      )}
    </Card>
  )
}

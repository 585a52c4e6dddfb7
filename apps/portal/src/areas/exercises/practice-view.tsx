import { Card, ConfirmDialog } from '@the-house/design-system'
import type { Survey } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { Practice } from '../../api/practice.ts'
import { ExerciseDesk } from './exercise-desk.tsx'
import { PracticeResult } from './practice-result.tsx'
import { useContinue } from './use-continue.ts'
import { usePractice } from './use-practice.ts'
import { useSteps } from './use-steps.ts'

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
  return (
    <Card p={{ base: 4, md: 8 }}>
      {flow.view === 'feedback' && survey.feedback ? (
        <PracticeResult result={survey.feedback} earned={survey.earned} work={work} steps={steps} onContinue={goOn} />
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

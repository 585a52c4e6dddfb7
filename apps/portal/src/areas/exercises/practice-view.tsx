import { Alert, Card, Skeleton } from '@the-house/design-system'
import { lazyWithRetry } from '@the-house/hooks'
import { loadAreas, useTranslation } from '@the-house/i18n'
import { Suspense, useEffect } from 'react'
import { paths } from '../../page/paths.ts'
import { ExerciseToolbar } from '../../survey/exercise-toolbar.tsx'
import { HiddenAnswers } from '../../survey/embargo/embargo.tsx'
import { CloseLink } from '../../survey/close-link.tsx'
import { Celebrate } from '../../survey/celebrate.tsx'
import { ExerciseRunner } from '../../survey/exercise-runner.tsx'
import { loadLessonDialog } from '../../survey/lesson-menu.tsx'
import { loadFinishQuestion } from '../../survey/load-finish-question.ts'
import { useSteps } from '../../survey/use-steps.ts'
import { WaitingNote } from '../../survey/waiting-note.tsx'
import { FinishWaiting } from './finish-waiting.tsx'
import { PracticeTopics } from './practice-topics.tsx'
import { useContinue } from './use-continue.ts'
import { usePractice, type PracticeOnShow } from './use-practice.ts'

const loadResult = async () => {
  const [part] = await Promise.all([import('./practice-result.tsx'), loadAreas('course', 'feedback')])
  return { default: part.PracticeResult }
}
const Result = lazyWithRetry(loadResult)
const FinishQuestion = lazyWithRetry(loadFinishQuestion)
const EarlierNote = lazyWithRetry(async () => ({ default: (await import('./earlier-note.tsx')).EarlierNote }))

/** One attempt: its exercises or its result. */
export function PracticeView(props: PracticeOnShow) {
  const { practice, survey } = props
  const { t } = useTranslation()
  const { goOn, going, next } = useContinue(practice, survey.concluded)
  const work = usePractice(props, goOn)
  const steps = useSteps(work)
  const { flow, now, left, conflicts, offline, failure, closing, dispatch, retry, reveal } = work
  const handedIn = survey.has_answer || flow.checking.length > 0
  useEffect(() => {
    // Preloads the chunk of the result near the end; a failure is ignored, because showing the result retries the load.
    if (handedIn) void loadResult().catch(() => undefined)
  }, [handedIn])
  const checking = flow.checking.includes(flow.current)
  const checkWaits = { offline: t('test.checkLater'), failing: t('test.retried') }
  const finishWaits = { offline: t('test.finishLater'), failing: t('test.retried') }
  const whileChecking = checking ? checkWaits : null
  const earlier = survey.earlier && (
    <Suspense fallback={<Skeleton h="3.5rem" />}>
      <EarlierNote />
    </Suspense>
  )
  const finishWaiting = flow.finishing && offline && conflicts.length === 0
  return (
    <Card p={{ base: 3, sm: 4, md: 8 }}>
      {closing && survey.feedback ? (
        <Suspense fallback={<Skeleton h="32rem" />}>
          {earlier}
          <Result
            result={survey.feedback}
            earned={survey.earned}
            work={work}
            steps={steps}
            onRetry={() => void retry('ALL')}
            // The API repeats the mistakes of the newest attempt only.
            onRetryMistakes={survey.earlier ? undefined : () => void retry('MISTAKES')}
            onContinue={goOn}
            continuing={going}
            next={next}
            aside={survey.hidden && <HiddenAnswers hidden={survey.hidden} onReveal={reveal} />}
          />
        </Suspense>
      ) : finishWaiting ? (
        <FinishWaiting />
      ) : (
        now && (
          <ExerciseRunner
            test={survey.id}
            work={work}
            steps={steps}
            now={now}
            locked={survey.concluded || checking || flow.finishing}
            prepare={() => Promise.all([loadFinishQuestion(), loadLessonDialog()])}
            close={<CloseLink href={paths.books} label={t('exercises.close')} />}
            menu={<PracticeTopics {...practice} />}
            notes={
              <>
                {earlier || (survey.concluded && <Alert status="info">{t('test.finished')}</Alert>)}
                {survey.hidden && !now.exercise.answered && <HiddenAnswers hidden={null} onReveal={reveal} />}
              </>
            }
          >
            <WaitingNote offline={offline} failure={failure} waiting={flow.finishing ? finishWaits : whileChecking} />
            <ExerciseToolbar work={work} now={now} />
          </ExerciseRunner>
        )
      )}
      <Celebrate achieved={survey.earned > 0} />
      {flow.asking && (
        <Suspense>
          <FinishQuestion
            title={t('test.messages.withoutAnswer', { count: left.length })}
            hint={t('test.withoutAnswerHint')}
            open={[{ title: t('test.unanswered'), steps: steps.filter(({ id }) => left.includes(Number(id))) }]}
            onSelect={(id) => dispatch({ type: 'select', id: Number(id) })}
            onConfirm={() => dispatch({ type: 'confirmFinish' })}
            onCancel={() => dispatch({ type: 'cancelFinish' })}
          />
        </Suspense>
      )}
    </Card>
  )
}

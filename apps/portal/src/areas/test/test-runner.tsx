import { Flex } from '@chakra-ui/react'
import { Alert, FlagButton, type ProgressStep } from '@the-house/design-system'
import type { Survey } from '@the-house/domain'
import { lazyWithRetry } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { Info } from 'lucide-react'
import { Suspense, useState } from 'react'
import { paths } from '../../page/paths.ts'
import { CloseLink } from '../../survey/close-link.tsx'
import { ExerciseToolbar } from '../../survey/exercise-toolbar.tsx'
import { ExerciseRunner } from '../../survey/exercise-runner.tsx'
import { LessonMenu, loadLessonDialog } from '../../survey/lesson-menu.tsx'
import { loadFinishQuestion } from '../../survey/load-finish-question.ts'
import type { ExerciseState } from '../../survey/exercise-state.ts'
import { WaitingNote } from '../../survey/waiting-note.tsx'
import { lateAnswer, lateShown } from './late.ts'
import { LateNote } from './late-note.tsx'
import { TestFacts } from './head.tsx'
import { TimeLeft } from './time-left.tsx'
import { TimeOver } from './time-over.tsx'
import { useFlag } from './use-flag.ts'
import type { TestFlow } from './use-test.ts'

const FinishQuestion = lazyWithRetry(loadFinishQuestion)

export interface TestRunnerProps {
  survey: Survey
  work: TestFlow
  steps: ProgressStep[]
  now: ExerciseState
  /** Preloads the chunk of the end, which has to open offline, too. */
  prepare: () => Promise<unknown>
}

/** The exercises of a test, to answer them while it runs and to review them afterwards. */
export function TestRunner({ survey, work, steps, now, prepare }: TestRunnerProps) {
  const { t } = useTranslation()
  const { concluded } = survey
  const { flow, phase, offline, failure, left, dispatch, key } = work
  const flag = useFlag(survey.id, key)
  /** The id of the exercise that shows its saved answer instead of the late one. */
  const [counted, setCounted] = useState<number | null>(null)
  const { id, flagged } = now.exercise
  const over = !concluded && phase === 'over'
  const late = concluded ? lateAnswer(now) : null
  const showsLate = late !== null && counted !== id

  const among = (ids: readonly number[]) => steps.filter((step) => ids.includes(Number(step.id)))
  const marked = survey.exercises.filter((one) => one.flagged && !left.includes(one.id))
  return (
    <>
      <ExerciseRunner
        test={survey.id}
        work={work}
        steps={steps}
        now={showsLate ? lateShown(now, late) : now}
        locked={concluded || over || flow.finishing}
        isTimed
        hurried={phase === 'last'}
        prepare={() => Promise.all([loadFinishQuestion(), loadLessonDialog(), prepare()])}
        close={<CloseLink href={paths.home} label={t('tests.close')} />}
        menu={
          <>
            <TimeLeft survey={survey} />
            <LessonMenu label={t('tests.about')} icon={<Info size={22} aria-hidden="true" />} title={survey.name}>
              <TestFacts survey={survey} />
            </LessonMenu>
          </>
        }
        lines="two"
        notes={
          <>
            {concluded && <Alert status="info">{t('tests.finished')}</Alert>}
            {late && <LateNote shown={showsLate} onToggle={() => setCounted(showsLate ? id : null)} />}
            {!concluded && !over && (
              <Flex
                justify="flex-end"
                w="full"
                maxW="prose"
                mx="auto"
                my={-4}
                css={{ '[data-lesson] &': { mt: -2, mb: -3 } }}
              >
                <FlagButton flagged={flagged} onChange={(to) => flag(id, to)} />
              </Flex>
            )}
          </>
        }
      >
        <WaitingNote
          offline={offline}
          failure={failure}
          waiting={
            flow.finishing && !over ? { offline: t('tests.finishLater'), failing: t('tests.finishRetry') } : null
          }
        />
        {over ? (
          <TimeOver offline={offline} />
        ) : (
          <ExerciseToolbar work={work} now={now} end={survey.feedback ? undefined : t('tests.seeEnd')} />
        )}
      </ExerciseRunner>
      {flow.asking && !over && (
        <Suspense>
          <FinishQuestion
            title={
              left.length > 0
                ? t('test.messages.withoutAnswer', { count: left.length })
                : t('tests.flagged', { count: marked.length })
            }
            hint={t('tests.finishHint')}
            open={[
              { title: t('test.unanswered'), steps: among(left) },
              { title: t('tests.comeBack'), steps: among(marked.map((one) => one.id)) },
            ]}
            onSelect={(chosen) => dispatch({ type: 'select', id: Number(chosen) })}
            onConfirm={() => dispatch({ type: 'confirmFinish' })}
            onCancel={() => dispatch({ type: 'cancelFinish' })}
          />
        </Suspense>
      )}
    </>
  )
}

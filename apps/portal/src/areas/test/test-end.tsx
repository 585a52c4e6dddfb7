import { Flex } from '@chakra-ui/react'
import { Alert, Button, HandedIn, type ProgressStep } from '@the-house/design-system'
import { isMarkedByTeacher, type Survey } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { paths } from '../../page/paths.ts'
import { WithheldResult } from '../../survey/embargo/embargo.tsx'
import { Result } from '../../survey/result.tsx'
import { LateList } from './late-list.tsx'
import type { TestFlow } from './use-test.ts'

export interface TestEndProps {
  survey: Survey
  work: TestFlow
  steps: ProgressStep[]
}

/** The end of a test: its result or the note that it was submitted, and the next steps. */
export function TestEnd({ survey, work, steps }: TestEndProps) {
  const { t } = useTranslation()
  const [path, navigate] = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  // The URL still names the exercise that was open last; without it, it names the end.
  const forgetExercise = useEffectEvent(() => navigate(path, { replace: true }))
  useEffect(() => {
    forgetExercise()
    heading.current?.focus()
  }, [])
  const timeOver = survey.status === 'FINISHED_EXPIRED'
  const { feedback } = survey
  return (
    <>
      <LateList shown={work.shown} steps={steps} onSelect={(id) => work.dispatch({ type: 'select', id: Number(id) })} />
      {feedback ? (
        <Result
          result={feedback}
          steps={steps}
          earned={survey.earned}
          timeOver={timeOver}
          work={work}
          onContinue={() => navigate(paths.home)}
        />
      ) : (
        <HandedIn
          timeOver={timeOver}
          headingRef={heading}
          actions={
            <Flex gap={3} wrap="wrap" justify="center">
              <Button size="lg" onClick={() => work.dispatch({ type: 'seeAnswers' })}>
                {t('test.seeAnswers')}
              </Button>
              <Button asChild variant="primary" size="lg">
                <Link href={paths.home}>{t('tests.home')}</Link>
              </Button>
            </Flex>
          }
        />
      )}
      {survey.embargo && <WithheldResult embargo={survey.embargo} />}
      {isWaiting(survey) && <Alert status="info">{t('tests.waiting')}</Alert>}
    </>
  )
}

/** Whether a teacher still has to correct an answer. */
const isWaiting = ({ exercises, revised }: Survey): boolean =>
  !revised && exercises.some(({ type, answered, correct }) => isMarkedByTeacher(type) && answered && correct === null)

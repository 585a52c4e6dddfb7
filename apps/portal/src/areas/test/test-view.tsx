import { Box, Stack } from '@chakra-ui/react'
import { Card, Skeleton, useLessonFills } from '@the-house/design-system'
import { limits, type Survey } from '@the-house/domain'
import { lazyWithRetry } from '@the-house/hooks'
import { Suspense, useState } from 'react'
import { Celebrate } from '../../survey/celebrate.tsx'
import { useSteps } from '../../survey/use-steps.ts'
import { TimeLeft } from './time-left.tsx'
import { OpenInOtherTab } from './open-in-other-tab.tsx'
import { Head } from './head.tsx'
import { TestRunner } from './test-runner.tsx'
import { useTest } from './use-test.ts'

const loadEnd = () => import('./test-end.tsx').then((module) => ({ default: module.TestEnd }))
const TestEnd = lazyWithRetry(loadEnd)

function isPassed({ feedback }: Survey): boolean {
  return feedback !== null && feedback.waiting === 0 && feedback.percentage >= limits.passPercentage
}

export interface TestViewProps {
  survey: Survey
  /** Whether the test was started on this screen. */
  begun: boolean
}

/** Shows the exercises of a test, its end, or the note that another tab has it open. */
export function TestView({ survey, begun }: TestViewProps) {
  const work = useTest(survey)
  const steps = useSteps(work)
  /** Whether the test was still running when this view mounted. */
  const [ran] = useState(!survey.concluded)
  const { now, closing, held, take } = work
  const desked = now !== undefined && !closing && (held || survey.concluded)
  const fills = useLessonFills() && desked
  const desk = now && <TestRunner survey={survey} work={work} steps={steps} now={now} prepare={loadEnd} />
  return (
    <Card
      p={{ base: 3, sm: 4, md: 8 }}
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      flexWrap={{ md: 'wrap' }}
      alignItems={{ md: 'center' }}
      gap={{ base: 3, md: 6 }}
    >
      <Head survey={survey} begun={begun} />
      {!fills && (
        <Box flexShrink={0}>
          <TimeLeft survey={survey} />
        </Box>
      )}
      <Stack flex={{ md: '1 1 100%' }} minW={0} gap={{ base: 5, md: 7 }}>
        {/* The time left stays visible while the chunk of an exercise type or of the end loads. */}
        <Suspense fallback={<Skeleton h="32rem" />}>
          {closing && <TestEnd survey={survey} work={work} steps={steps} />}
          {desked && desk}
          {!closing && !held && !survey.concluded && <OpenInOtherTab onTake={take} />}
        </Suspense>
      </Stack>
      <Celebrate achieved={ran && isPassed(survey)} />
    </Card>
  )
}

import { Flex } from '@chakra-ui/react'
import { Button, FeedbackView, type ProgressStep } from '@the-house/design-system'
import type { Result } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef } from 'react'
import type { PracticeFlow } from './use-practice.ts'

export interface PracticeResultProps {
  result: Result
  /** Dollars that it has just paid. */
  earned: number
  work: PracticeFlow
  steps: ProgressStep[]
  onContinue: () => void
}

/** How it went, and back to the answers. */
export function PracticeResult({ result, earned, work: { press, retry }, steps, onContinue }: PracticeResultProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <FeedbackView
        result={result}
        steps={steps}
        earned={earned}
        headingRef={heading}
        onReview={(id) => press({ type: 'select', id: Number(id) })}
        onRetry={() => void retry()}
        onContinue={onContinue}
      />
      <Flex justify="center">
        <Button variant="quiet" onClick={() => press({ type: 'seeAnswers' })}>
          {t('test.seeAnswers')}
        </Button>
      </Flex>
    </>
  )
}

import { Flex } from '@chakra-ui/react'
import { Button, FeedbackView, type FeedbackViewProps } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef, type ReactNode } from 'react'
import type { SurveyFlow } from './use-flow.ts'

export interface ResultProps extends Omit<FeedbackViewProps, 'onReview' | 'headingRef'> {
  work: SurveyFlow
  /** Shown between the result and the link to the answers. */
  aside?: ReactNode
}

/** The result of a set, with a link back to the answers. */
export function Result({ work: { dispatch }, aside, ...rest }: ResultProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <FeedbackView {...rest} headingRef={heading} onReview={(id) => dispatch({ type: 'select', id: Number(id) })} />
      {aside}
      <Flex justify="center">
        <Button variant="quiet" onClick={() => dispatch({ type: 'seeAnswers' })}>
          {t('test.seeAnswers')}
        </Button>
      </Flex>
    </>
  )
}

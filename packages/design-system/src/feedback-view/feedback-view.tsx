import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import type { Result } from '@the-house/domain'
import { useAnimatedNumber } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import type { Ref } from 'react'
import { Alert } from '../alert/alert.tsx'
import { WindowPicture } from '../pictures/window-picture.tsx'
import type { ProgressStep } from '../segmented-progress/step-state.ts'
import { FeedbackActions, type FeedbackActionsProps } from './feedback-actions.tsx'
import { feedbackTitle } from './feedback-title.ts'
import { Numbers } from './numbers.tsx'
import { PartialCredit } from './partial-credit.tsx'
import { ReviewList } from './review-list.tsx'

/** The percentage from which the window in the picture is lit. */
const litFrom = 70

export interface FeedbackViewProps extends Omit<FeedbackActionsProps, 'mistakes'> {
  result: Result
  /** All exercises of the set with their state. */
  steps: ProgressStep[]
  onReview: (id: string) => void
  /** Dollars earned by this attempt. */
  earned?: number | undefined
  /** What comes next, in a sentence above the actions. */
  next?: string | undefined
  /** It ended because its time was over. */
  timeOver?: boolean
  /** Ref of the heading, which receives the focus when the result appears. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
}

/** The result of an attempt: a picture, numbers, exercises to review, and the next steps. */
export function FeedbackView(props: FeedbackViewProps) {
  const { result, steps, onReview, earned = 0, timeOver = false, next, headingRef, ...actions } = props
  const { t } = useTranslation()
  const percentage = useAnimatedNumber(result.percentage)
  const marked = result.correct + result.wrong + result.blank > 0
  const again = steps.filter(({ state }) => state === 'wrong' || state === 'open')
  return (
    <Stack align="center" gap={6} maxW="34rem" mx="auto" py={{ base: 4, md: 8 }}>
      <Box w={{ base: 48, md: 56 }}>
        <WindowPicture bricks={Math.round(result.percentage / 10)} lit={result.percentage >= litFrom} />
      </Box>
      <Stack gap={1} textAlign="center">
        <Heading ref={headingRef} tabIndex={-1} as="h2" textStyle="title">
          {t(feedbackTitle(result))}
        </Heading>
        {marked && (
          <Text fontSize="xl" color="fg.muted">
            <span aria-hidden="true">{t('feedback.percentage', { percentage })}</span>
            <Box as="span" srOnly>
              {t('feedback.percentage', { percentage: result.percentage })}
            </Box>
          </Text>
        )}
      </Stack>
      {timeOver && (
        <Alert status="warning" w="full" title={t('feedback.timeOver')}>
          {t('feedback.timeOverText')}
        </Alert>
      )}
      <Numbers result={result} />
      <PartialCredit result={result} />
      {earned > 0 && (
        <Alert status="success" w="full">
          {t('feedback.earned', { count: earned })}
        </Alert>
      )}
      {again.length > 0 && <ReviewList title={t('feedback.review')} steps={again} onReview={onReview} />}
      {next && (
        <Text textAlign="center" color="fg.muted">
          {next}
        </Text>
      )}
      <FeedbackActions {...actions} mistakes={result.wrong + result.blank} />
    </Stack>
  )
}

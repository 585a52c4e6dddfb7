import { Flex } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Button } from '../button/button.tsx'

export interface FeedbackActionsProps {
  /** Repeats all exercises; left out for a test, which cannot be repeated. */
  onRetry?: (() => void) | undefined
  /** Repeats only the exercises that were wrong or left open; offered where there are any. */
  onRetryMistakes?: (() => void) | undefined
  onContinue?: (() => void) | undefined
  /** The next content is being requested. */
  continuing?: boolean | undefined
  /** The number of wrong and open exercises. */
  mistakes: number
}

/** The next steps after a result; the main one comes last. */
export function FeedbackActions(props: FeedbackActionsProps) {
  const { onRetry, onRetryMistakes, onContinue, continuing, mistakes } = props
  const { t } = useTranslation()
  return (
    <Flex gap={3} w="full" justify="center" wrap="wrap" direction={{ base: 'column-reverse', sm: 'row' }}>
      {onRetry && (
        <Button size="lg" variant={onContinue ? 'secondary' : 'primary'} onClick={onRetry}>
          {t('feedback.retry')}
        </Button>
      )}
      {onRetryMistakes && mistakes > 0 && (
        <Button size="lg" onClick={onRetryMistakes}>
          {t('feedback.mistakes', { count: mistakes })}
        </Button>
      )}
      {onContinue && (
        <Button size="lg" variant="primary" loading={continuing} onClick={onContinue}>
          {t('feedback.continue')}
        </Button>
      )}
    </Flex>
  )
}

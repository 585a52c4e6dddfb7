import { Stack, type StackProps } from '@chakra-ui/react'
import { Alert, Button } from '@the-house/design-system'
import { useTranslation, type MessageKey } from '@the-house/i18n'

export interface ErrorMessageProps extends StackProps {
  text: MessageKey
  /** Called by the retry button; without it the button reloads the page. */
  onRetry?: (() => void) | undefined
}

/** An error message (alert) with a retry button. */
export function ErrorMessage({ text, onRetry, ...rest }: ErrorMessageProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={4} align="start" {...rest}>
      <Alert status="danger" role="alert" title={t('common.failure.title')}>
        {t(text)}
      </Alert>
      <Button variant={onRetry ? 'secondary' : 'primary'} onClick={onRetry ?? (() => location.reload())}>
        {t(onRetry ? 'common.retry' : 'common.reload')}
      </Button>
    </Stack>
  )
}

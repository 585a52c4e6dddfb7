import { Stack, type StackProps } from '@chakra-ui/react'
import { Alert, Button } from '@the-house/design-system'
import { useTranslation, type WordKey } from '@the-house/i18n'

export interface TroubleProps extends StackProps {
  text: WordKey
  /** Tries once more; without it the page can be loaded again. */
  onRetry?: (() => void) | undefined
}

/** Something is not there: what has happened, and what can be done about it. */
export function Trouble({ text, onRetry, ...rest }: TroubleProps) {
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

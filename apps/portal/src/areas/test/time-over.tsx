import { Alert } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'

/** Says that the time is over and that the server has not confirmed the end yet. */
export function TimeOver({ offline }: { offline: boolean }) {
  const { t } = useTranslation()
  return (
    <output>
      <Alert status="warning" title={t('feedback.timeOver')}>
        {t(offline ? 'tests.over.offline' : 'tests.over.asking')}
      </Alert>
    </output>
  )
}

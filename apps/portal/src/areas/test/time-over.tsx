import { Alert } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'

/** The time is over and the school has not answered yet. */
export function TimeOver({ offline }: { offline: boolean }) {
  const { t } = useTranslation()
  return (
    <output>
      <Alert status="warning" title={t('timed.result.timeOver')}>
        {t(offline ? 'tests.over.offline' : 'tests.over.asking')}
      </Alert>
    </output>
  )
}

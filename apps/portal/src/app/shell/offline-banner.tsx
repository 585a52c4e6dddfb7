import { Alert } from '@the-house/design-system'
import { useOnline } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'

/** Says that the connection is gone, and that nothing is lost by it. */
export function OfflineBanner() {
  const { t } = useTranslation()
  if (useOnline()) return null
  return <Alert status="warning">{t('common.offline')}</Alert>
}

import { Alert } from '@the-house/design-system'
import { useOnline } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'

/** The banner shown while the device is offline: it says that no answer is lost. */
export function OfflineBanner() {
  const { t } = useTranslation()
  if (useOnline()) return null
  return <Alert status="warning">{t('common.offline')}</Alert>
}

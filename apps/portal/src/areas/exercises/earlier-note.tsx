import { Alert, TextLink } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link, useLocation } from 'wouter'

/** Says that the topic was begun anew since, and leads to the newest attempt: its address names none. */
export function EarlierNote() {
  const { t } = useTranslation()
  const [newest] = useLocation()
  return (
    <Alert status="info">
      {t('test.earlier')}{' '}
      <TextLink asChild>
        <Link href={newest}>{t('test.newest')}</Link>
      </TextLink>
    </Alert>
  )
}

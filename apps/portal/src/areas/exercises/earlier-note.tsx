import { Alert, TextLink } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link, useLocation } from 'wouter'

/** Says that a newer attempt at the topic exists, and links to it: its URL names no attempt. */
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

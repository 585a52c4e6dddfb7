import { Alert, TextLink } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'
import type { EmbargoViewProps } from './embargo-view.tsx'

/** Says that another open test withholds the result. */
export function EmbargoNote({ embargo: { test_id, name } }: EmbargoViewProps) {
  const { t } = useTranslation()
  return (
    <Alert status="info">
      {t('embargo.elsewhere', { test: name })}{' '}
      <TextLink asChild>
        <Link href={paths.test(test_id)}>{t('embargo.test')}</Link>
      </TextLink>
    </Alert>
  )
}

import { Alert, TextLink } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { formatMoment } from '../../page/clock.ts'
import { paths } from '../../page/paths.ts'
import { useUser } from '../../session/session.ts'
import type { EmbargoViewProps } from './embargo-view.tsx'

/** Says why exercises of a chapter have not come to the device, and from when on they do. */
export function WithheldAlong({ embargo: { test_id, name, until } }: EmbargoViewProps) {
  const { t } = useTranslation()
  const { time_zone } = useUser().unity
  const end = until === null ? t('embargo.open') : t('embargo.until', { moment: formatMoment(until, time_zone) })
  return (
    <Alert status="info">
      {t('embargo.along', { test: name })} {end}{' '}
      <TextLink asChild>
        <Link href={paths.test(test_id)}>{t('embargo.test')}</Link>
      </TextLink>
    </Alert>
  )
}

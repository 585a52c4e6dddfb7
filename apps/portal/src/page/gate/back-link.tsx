import { TextLink } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { paths } from '../paths.ts'

/** The way back to the login. */
export function BackLink() {
  const { t } = useTranslation()
  return (
    <TextLink asChild alignSelf="center" py={1}>
      <Link href={paths.login}>{t('common.backToSignIn')}</Link>
    </TextLink>
  )
}

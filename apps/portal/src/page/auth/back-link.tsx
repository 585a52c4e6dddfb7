import { TextLink } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { publicPaths } from '../public-paths.ts'

/** A link back to the login. */
export function BackLink() {
  const { t } = useTranslation()
  return (
    <TextLink asChild alignSelf="center" py={1}>
      <Link href={publicPaths.login}>{t('common.backToSignIn')}</Link>
    </TextLink>
  )
}

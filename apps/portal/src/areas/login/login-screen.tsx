import { Alert, SignInForm } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Redirect, useSearch } from 'wouter'
import { AuthScreen } from '../../page/auth/auth-screen.tsx'
import { publicPaths } from '../../page/public-paths.ts'
import { useReturnTo } from '../../session/return-to.ts'
import { useSession } from '../../session/session.ts'
import { BlockingLoader } from './blocking-loader.tsx'
import { LoginLinks } from './login-links.tsx'
import { DeniedNotice } from './denied-notice.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useSignIn } from './use-sign-in.ts'

/** The login; also the target of users without permission for a page. */
export function LoginScreen() {
  const { t } = useTranslation()
  const { user } = useSession()
  const { from, notice } = useReturnTo()
  const email = new URLSearchParams(useSearch()).get('email') ?? ''
  const { byPasskey, ...form } = useSignIn()
  if (user && notice !== 'denied') return <Redirect to={from ?? publicPaths.home} replace />
  return (
    <AuthScreen
      title={t('session.welcome')}
      pageTitle={t('session.title')}
      lead={t('session.lead')}
      compact={false}
      links={<LoginLinks />}
    >
      {(notice === 'ended' || notice === 'asked') && <Alert status="info">{t(`session.${notice}`)}</Alert>}
      {user && <DeniedNotice />}
      <SignInForm {...form} defaultEmail={email} />
      <PasskeyButton onPress={byPasskey} />
      {form.busy && <BlockingLoader label={t('session.submitting')} />}
    </AuthScreen>
  )
}

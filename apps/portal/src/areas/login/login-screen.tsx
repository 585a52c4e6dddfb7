import { Redirect } from 'wouter'
import { paths } from '../../page/paths.ts'
import { useReturnTo } from '../../session/return-to.ts'
import { useSession } from '../../session/session.ts'
import { DeniedNotice, EndedNotice } from './login-notices.tsx'
import { LoginForm } from './login-form.tsx'
import { LoginPage } from './login-page.tsx'

/** Signing in; also where somebody lands who may not see a page. */
export function LoginScreen() {
  const { user } = useSession()
  const { from, notice } = useReturnTo()
  if (user && notice !== 'denied') return <Redirect to={from ?? paths.home} replace />
  return (
    <LoginPage>
      {notice === 'ended' && <EndedNotice />}
      {user && <DeniedNotice />}
      <LoginForm />
    </LoginPage>
  )
}

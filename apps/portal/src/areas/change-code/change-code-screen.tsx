import { MessageDialog } from '@the-house/design-system'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { AuthScreen } from '../../page/auth/auth-screen.tsx'
import { fromPath, paths } from '../../page/paths.ts'
import { RefusedCode } from './refused-code.tsx'
import { RequestMail } from './request-mail.tsx'
import { refusedIn } from './refused-in.ts'

export interface ChangeCodeScreenProps {
  params: Record<string, string | undefined>
}

/**
 * Tells that the e-mail is registered with another code, and sends a mail that changes it to this one. What it says
 * afterwards is the same for every code and e-mail, so that nobody learns which belong together.
 */
export function ChangeCodeScreen({ params }: ChangeCodeScreenProps) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const [sent, setSent] = useState(false)
  const [code, email] = [fromPath(params['code']), fromPath(params['email'])]
  const [refused, setRefused] = useState(() => refusedIn(code, email))
  if (refused) return <RefusedCode reasons={refused} />
  return (
    <AuthScreen title={t('register.changeCode.title')} lead={t('register.changeCode.lead', { code, email })}>
      <RequestMail code={code} email={email} onSent={() => setSent(true)} onRefused={setRefused} />
      <MessageDialog open={sent} title={t('register.changeCode.sent.title')} onClose={() => navigate(paths.login)}>
        <p>{t('register.changeCode.sent.text', { code, email, minutes: limits.linkMinutes })}</p>
        <p>{t('register.changeCode.sent.none')}</p>
      </MessageDialog>
    </AuthScreen>
  )
}

import { MessageDialog, NewPasswordForm, TextLink } from '@the-house/design-system'
import { newPasswordSchema } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { postNewPassword } from '../../api/password.ts'
import { useSchoolForm } from '../../page/form/use-school-form.ts'
import { AuthScreen } from '../../page/auth/auth-screen.tsx'
import { paths } from '../../page/paths.ts'
import { clearSession } from '../../session/session.ts'

export interface ChangePasswordScreenProps {
  params: Record<string, string | undefined>
}

/** Sets a new password by the link of a mail. */
export function ChangePasswordScreen({ params }: ChangePasswordScreenProps) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const [updated, setUpdated] = useState(false)
  const [linkOver, setLinkOver] = useState(false)
  const form = useSchoolForm({
    schema: newPasswordSchema,
    defaultValues: { password: '', confirmPassword: '' },
    send: async (values) => {
      await postNewPassword(params['token'] ?? '', values)
      // The server has ended the session of this browser with the change.
      clearSession(false)
      setUpdated(true)
    },
    onRefused: ({ token }) => {
      setLinkOver(token === 'link.invalid')
      return false
    },
  })
  return (
    <AuthScreen title={t('password.change.title')} lead={t('password.change.lead')}>
      <NewPasswordForm {...form} />
      {linkOver && (
        <TextLink asChild>
          <Link href={paths.forgotPassword}>{t('password.change.again')}</Link>
        </TextLink>
      )}
      <MessageDialog open={updated} title={t('password.change.updated.title')} onClose={() => navigate(paths.login)}>
        {t('password.change.updated.text')}
      </MessageDialog>
    </AuthScreen>
  )
}

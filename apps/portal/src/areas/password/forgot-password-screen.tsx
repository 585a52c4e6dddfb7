import { ForgotPasswordForm, MessageDialog } from '@the-house/design-system'
import { forgotPasswordSchema, limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { postForgotPassword } from '../../api/password.ts'
import { useSchoolForm } from '../../page/form/use-school-form.ts'
import { BackLink } from '../../page/auth/back-link.tsx'
import { AuthScreen } from '../../page/auth/auth-screen.tsx'
import { paths } from '../../page/paths.ts'

/** Requests the mail with the link to set a new password. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const email = new URLSearchParams(useSearch()).get('email') ?? ''
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useSchoolForm({
    schema: forgotPasswordSchema,
    defaultValues: { email },
    send: async (values) => {
      await postForgotPassword(values)
      setSentTo(values.email)
    },
  })
  return (
    <AuthScreen title={t('password.forgot.title')} lead={t('password.forgot.lead', { minutes: limits.linkMinutes })}>
      <ForgotPasswordForm {...form} back={<BackLink />} />
      <MessageDialog
        open={sentTo !== null}
        title={t('password.forgot.sent.title')}
        onClose={() => navigate(paths.login)}
      >
        {t('password.forgot.sent.text', { email: sentTo })}
      </MessageDialog>
    </AuthScreen>
  )
}

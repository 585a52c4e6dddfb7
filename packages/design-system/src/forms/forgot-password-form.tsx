import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import type { FormProps } from './binding.ts'
import { EmailField } from './email-field.tsx'
import { Form } from './form.tsx'

export interface ForgotPasswordFormProps extends FormProps<'email'> {
  /** The link back to signing in. */
  back: ReactNode
}

/** Requests an e-mail with a link to set a new password. */
export function ForgotPasswordForm({ bind, busy, onSubmit, notice, back }: ForgotPasswordFormProps) {
  const { t } = useTranslation()
  return (
    <Form
      {...{ busy, onSubmit, notice }}
      actions={
        <>
          <Button type="submit" variant="primary" size="lg" loading={busy}>
            {t('password.forgot.submit')}
          </Button>
          {back}
        </>
      }
    >
      <EmailField {...bind('email')} label={t('password.forgot.email')} />
    </Form>
  )
}

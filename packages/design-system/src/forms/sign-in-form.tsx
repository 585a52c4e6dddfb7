import { useTranslation } from '@the-house/i18n'
import { Button } from '../button/button.tsx'
import { PasswordField } from '../field/password-field.tsx'
import type { FormProps } from './binding.ts'
import { EmailField } from './email-field.tsx'
import { Form } from './form.tsx'

export interface SignInFormProps extends FormProps<'email' | 'password'> {
  /** Somebody is about to type: time to fetch what sending needs. */
  onFocus?: () => void
  /** What stands in the e-mail field at first. */
  defaultEmail?: string
}

/** E-mail and password. The first screen of all: it costs as little as it can. */
export function SignInForm({ bind, busy, onSubmit, notice, onFocus, defaultEmail }: SignInFormProps) {
  const { t } = useTranslation()
  return (
    <Form
      {...{ busy, onSubmit, notice, onFocus }}
      actions={
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          {t('session.submit')}
        </Button>
      }
    >
      <EmailField {...bind('email')} label={t('session.email')} defaultValue={defaultEmail} />
      <PasswordField {...bind('password')} label={t('session.password')} />
    </Form>
  )
}

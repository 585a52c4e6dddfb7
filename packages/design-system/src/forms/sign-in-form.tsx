import { useTranslation } from '@the-house/i18n'
import { Button } from '../button/button.tsx'
import { PasswordField } from '../field/password-field.tsx'
import type { FormProps } from './binding.ts'
import { EmailField } from './email-field.tsx'
import { Form } from './form.tsx'

export interface SignInFormProps extends FormProps<'email' | 'password'> {
  /** Called when a field receives the focus: the moment to preload what submitting needs. */
  onFocus?: () => void
  /** The initial value of the e-mail field. */
  defaultEmail?: string
}

/** E-mail and password. It is part of the first screen, so its bundle is kept minimal. */
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

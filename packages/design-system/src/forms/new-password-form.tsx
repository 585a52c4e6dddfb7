import { useTranslation } from '@the-house/i18n'
import { Button } from '../button/button.tsx'
import type { FormProps } from './binding.ts'
import { Form } from './form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { UsernameHint } from './username-hint.tsx'

export interface NewPasswordFormProps extends FormProps<'password' | 'confirmPassword'> {
  /** The e-mail of the account, where it is known. */
  username?: string
}

/** Sets a new password, with confirmation. */
export function NewPasswordForm({ bind, busy, onSubmit, notice, username }: NewPasswordFormProps) {
  const { t } = useTranslation()
  return (
    <Form
      {...{ busy, onSubmit, notice }}
      actions={
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          {t('password.change.submit')}
        </Button>
      }
    >
      {username && <UsernameHint username={username} />}
      <NewPasswordFields
        bind={bind}
        label={t('password.change.password')}
        confirmLabel={t('password.change.confirm')}
        {...(username && { hints: [username] })}
      />
    </Form>
  )
}

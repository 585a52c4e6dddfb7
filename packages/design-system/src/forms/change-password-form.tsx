import { useTranslation } from '@the-house/i18n'
import { Button } from '../button/button.tsx'
import { PasswordField } from '../field/password-field.tsx'
import type { FormProps } from './binding.ts'
import { Form } from './form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { UsernameHint } from './username-hint.tsx'

export interface ChangePasswordFormProps extends FormProps<'current' | 'password' | 'confirmPassword'> {
  /** The owner of the password. */
  owner: { name: string; email: string }
}

/** Changes the password of a user who knows the current one. */
export function ChangePasswordForm({ bind, busy, onSubmit, notice, owner }: ChangePasswordFormProps) {
  const { t } = useTranslation()
  return (
    <Form
      {...{ busy, onSubmit, notice }}
      actions={
        <Button type="submit" variant="primary" loading={busy}>
          {t('profile.password.submit')}
        </Button>
      }
    >
      <UsernameHint username={owner.email} />
      <PasswordField {...bind('current')} label={t('profile.password.current')} />
      <NewPasswordFields
        bind={bind}
        label={t('profile.password.new')}
        confirmLabel={t('profile.password.again')}
        hints={[owner.name, owner.email]}
      />
    </Form>
  )
}

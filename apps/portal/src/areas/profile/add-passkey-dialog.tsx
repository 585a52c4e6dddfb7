import { Stack, Text } from '@chakra-ui/react'
import { Button, Dialog, Form, PasswordField, TextField, UsernameHint } from '@the-house/design-system'
import { newPasskeySchema } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useSchoolForm } from '../../page/form/use-school-form.ts'
import { useUser } from '../../session/session.ts'

export interface AddPasskeyDialogProps {
  /** Adds the passkey; ends once the browser was asked. */
  onAdd: (values: { name: string; password: string }) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a new passkey and for the password. */
export function AddPasskeyDialog({ onAdd, onClose }: AddPasskeyDialogProps) {
  const { t } = useTranslation()
  const { email } = useUser()
  const { bind, busy, onSubmit } = useSchoolForm({
    schema: newPasskeySchema,
    defaultValues: { name: '', password: '' },
    send: onAdd,
    // The error is shown at the field that the server has named.
    onRefused: ({ token, fields }) => token === 'password.wrong' && fields !== undefined,
  })
  return (
    <Dialog open onClose={() => !busy && onClose()} title={t('passkeys.form.title')}>
      <Stack gap={4}>
        <Text color="fg.muted">{t('passkeys.form.lead')}</Text>
        <Form
          {...{ busy, onSubmit }}
          actions={
            <Button type="submit" variant="primary" loading={busy}>
              {t('passkeys.form.go')}
            </Button>
          }
        >
          <TextField
            {...bind('name')}
            label={t('passkeys.form.name')}
            hint={t('passkeys.form.nameHint')}
            data-autofocus=""
          />
          <UsernameHint username={email} />
          <PasswordField {...bind('password')} label={t('passkeys.form.password')} />
        </Form>
      </Stack>
    </Dialog>
  )
}

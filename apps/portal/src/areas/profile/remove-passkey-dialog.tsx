import { Stack, Text } from '@chakra-ui/react'
import { Button, Dialog, Form, PasswordField, UsernameHint } from '@the-house/design-system'
import { passwordProofSchema } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useSchoolForm } from '../../page/form/use-school-form.ts'
import { useUser } from '../../session/session.ts'

export interface RemovePasskeyDialogProps {
  /** What the owner calls the passkey. */
  name: string
  /** Removes it; the server proves the password. */
  onRemove: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the password before a passkey is removed. */
export function RemovePasskeyDialog({ name, onRemove, onClose }: RemovePasskeyDialogProps) {
  const { t } = useTranslation()
  const { email } = useUser()
  const { bind, busy, onSubmit } = useSchoolForm({
    schema: passwordProofSchema,
    defaultValues: { password: '' },
    send: ({ password }) => onRemove(password),
    // The error is shown at the field that the server has named.
    onRefused: ({ token, fields }) => token === 'password.wrong' && fields !== undefined,
  })
  return (
    <Dialog open onClose={() => !busy && onClose()} title={t('passkeys.remove.question', { name })}>
      <Stack gap={4}>
        <Text color="fg.muted">{t('passkeys.remove.consequence')}</Text>
        <Form
          {...{ busy, onSubmit }}
          actions={
            <Button type="submit" variant="primary" loading={busy}>
              {t('passkeys.remove.confirm')}
            </Button>
          }
        >
          <UsernameHint username={email} />
          <PasswordField {...bind('password')} label={t('passkeys.form.password')} data-autofocus="" />
        </Form>
      </Stack>
    </Dialog>
  )
}

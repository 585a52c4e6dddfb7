import { chakra } from '@chakra-ui/react'
import { Button, PasswordField, TextField } from '@the-house/design-system'
import { isWord, useTranslation } from '@the-house/i18n'
import { useSearch } from 'wouter'
import { BlockingLoader } from './blocking-loader.tsx'
import { useSignIn } from './use-sign-in.ts'

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 5 } })

/** E-mail and password. */
export function LoginForm() {
  const { t } = useTranslation()
  const { errors, busy, submit, forgive, warmUp } = useSignIn()
  const email = new URLSearchParams(useSearch()).get('email') ?? ''
  const mistake = (name: string) => {
    const message = errors[name]
    return message && isWord(message) ? t(message) : message
  }
  return (
    <Form
      noValidate
      onFocus={warmUp}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
      aria-busy={busy}
    >
      <TextField
        name="email"
        label={t('session.email')}
        error={mistake('email')}
        onInput={() => forgive('email')}
        defaultValue={email}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        name="password"
        label={t('session.password')}
        error={mistake('password')}
        onInput={() => forgive('password')}
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" size="lg" loading={busy}>
        {t('session.submit')}
      </Button>
      {busy && <BlockingLoader label={t('session.submitting')} />}
    </Form>
  )
}

import { chakra } from '@chakra-ui/react'
import { yupResolver } from '@hookform/resolvers/yup'
import { Button, PasswordField, TextField } from '@the-house/design-system'
import { signInSchema } from '@the-house/domain'
import { isWord, useTranslation } from '@the-house/i18n'
import { useForm } from 'react-hook-form'
import { useLocation, useSearch } from 'wouter'
import { ApiFailure, report } from '../../api/failure.ts'
import { paths } from '../../page/paths.ts'
import { useReturnTo } from '../../session/return-to.ts'
import { signIn } from '../../session/session.ts'
import { BlockingLoader } from './blocking-loader.tsx'

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 5 } })

/** Wrong credentials, also from a server that answers them with 401. */
const refused = (failure: unknown) =>
  failure instanceof ApiFailure && failure.status === 401
    ? new ApiFailure({ status: 412, token: 'session.invalid' })
    : failure

/** E-mail and password; a failure keeps both. */
export function LoginForm() {
  const { t } = useTranslation()
  const { from } = useReturnTo()
  const [, navigate] = useLocation()
  const email = new URLSearchParams(useSearch()).get('email') ?? ''
  const { register, handleSubmit, formState } = useForm({
    resolver: yupResolver(signInSchema),
    defaultValues: { email, password: '' },
  })
  const { errors, isSubmitting } = formState
  const words = (message: string | undefined) => (message && isWord(message) ? t(message) : message)

  const submit = handleSubmit(async (credentials) => {
    try {
      await signIn(credentials)
      navigate(from ?? paths.home, { replace: true })
    } catch (failure) {
      report(refused(failure))
    }
  })

  return (
    <Form noValidate onSubmit={(event) => void submit(event)} aria-busy={isSubmitting}>
      <TextField
        {...register('email')}
        label={t('session.email')}
        error={words(errors.email?.message)}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...register('password')}
        label={t('session.password')}
        error={words(errors.password?.message)}
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" size="lg" loading={isSubmitting}>
        {t('session.submit')}
      </Button>
      {isSubmitting && <BlockingLoader label={t('session.submitting')} />}
    </Form>
  )
}

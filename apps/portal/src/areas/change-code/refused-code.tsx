import { Stack } from '@chakra-ui/react'
import { Alert, Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { AuthScreen } from '../../page/auth/auth-screen.tsx'
import { BackLink } from '../../page/auth/back-link.tsx'
import { errorText } from '../../page/form/error-text.ts'
import { paths } from '../../page/paths.ts'

export interface RefusedCodeProps {
  /** The messages of the validation. */
  reasons: readonly string[]
}

/** Says why a code and an e-mail cannot be right, and leads to where they are entered. */
export function RefusedCode({ reasons }: RefusedCodeProps) {
  const { t } = useTranslation()
  return (
    <AuthScreen title={t('register.changeCode.refused.title')} lead={t('register.changeCode.refused.text')}>
      <Stack gap={4}>
        <Alert status="danger" role="alert">
          {reasons.map((reason) => (
            <p key={reason}>{errorText(reason)}</p>
          ))}
        </Alert>
        <Button asChild variant="primary" size="lg" w="full">
          <Link href={paths.register}>{t('register.changeCode.refused.again')}</Link>
        </Button>
        <BackLink />
      </Stack>
    </AuthScreen>
  )
}

import { Stack } from '@chakra-ui/react'
import { Button, MessageDialog } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { postChangeCode } from '../../api/change-code.ts'
import { handleError } from '../../api/api-error.ts'
import { BackLink } from '../../page/auth/back-link.tsx'
import { AuthScreen } from '../../page/auth/auth-screen.tsx'
import { fromPath, paths } from '../../page/paths.ts'

export interface ChangeCodeScreenProps {
  params: Record<string, string | undefined>
}

/** Tells that the e-mail is registered with another code, and sends a mail that changes it to this one. */
export function ChangeCodeScreen({ params }: ChangeCodeScreenProps) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const [step, setStep] = useState<'asked' | 'sending' | 'sent'>('asked')
  const [code, email] = [fromPath(params['code']), fromPath(params['email'])]

  async function send(): Promise<void> {
    setStep('sending')
    try {
      await postChangeCode(code, email)
      setStep('sent')
    } catch (failure) {
      setStep('asked')
      handleError(failure)
    }
  }

  return (
    <AuthScreen title={t('register.changeCode.title')} lead={t('register.changeCode.lead', { code, email })}>
      <Stack gap={4} align="start">
        <Button variant="primary" size="lg" w="full" loading={step === 'sending'} onClick={() => void send()}>
          {t('register.changeCode.submit')}
        </Button>
        <BackLink />
      </Stack>
      <MessageDialog
        open={step === 'sent'}
        title={t('register.changeCode.sent.title')}
        onClose={() => navigate(paths.login)}
      >
        {t('register.changeCode.sent.text', { email })}
      </MessageDialog>
    </AuthScreen>
  )
}

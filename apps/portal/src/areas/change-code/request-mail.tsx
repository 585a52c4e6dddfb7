import { Stack } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { ApiError, handleError } from '../../api/api-error.ts'
import { postChangeCode } from '../../api/change-code.ts'
import { BackLink } from '../../page/auth/back-link.tsx'

export interface RequestMailProps {
  code: string
  email: string
  onSent: () => void
  /** Called with the messages of the server's validation. */
  onRefused: (reasons: readonly string[]) => void
}

/** The button that requests the mail with the link. */
export function RequestMail({ code, email, onSent, onRefused }: RequestMailProps) {
  const { t } = useTranslation()
  const [sending, setSending] = useState(false)

  async function send(): Promise<void> {
    setSending(true)
    try {
      await postChangeCode(code, email)
      onSent()
    } catch (failure) {
      if (failure instanceof ApiError && failure.fields) onRefused(Object.values(failure.fields))
      else handleError(failure)
    } finally {
      setSending(false)
    }
  }

  return (
    <Stack gap={4} align="start">
      <Button variant="primary" size="lg" w="full" loading={sending} onClick={() => void send()}>
        {t('register.changeCode.submit')}
      </Button>
      <BackLink />
    </Stack>
  )
}

import { Stack } from '@chakra-ui/react'
import { Alert, Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'

export interface RevealAnswersProps {
  /** How many exercises keep their right answer; null: it is about the one on the screen. */
  hidden: number | null
  /** Asks the server; ends once the answers are shown, or it was refused. */
  onReveal: () => Promise<void>
}

/** Offers the right answers of what was not answered, and says what that costs. */
export function RevealAnswers({ hidden, onReveal }: RevealAnswersProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)

  async function reveal(): Promise<void> {
    setAsking(true)
    await onReveal()
    setAsking(false)
  }

  return (
    <Alert status="info" w="full" maxW={hidden === null ? undefined : '34rem'} mx="auto">
      <Stack gap={3} align="start">
        <span>{hidden === null ? t('embargo.reveal.none') : t('embargo.reveal.text', { count: hidden })}</span>
        <Button loading={asking} onClick={() => void reveal()}>
          {t('embargo.reveal.action')}
        </Button>
      </Stack>
    </Alert>
  )
}

import { Flex, Text } from '@chakra-ui/react'
import { Alert, Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'

/** Says that nothing is left of this week and the next one is shown, with a way back. */
export function NextWeekNote({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation()
  return (
    <Alert>
      <Flex gap={3} wrap="wrap" align="center" justify="space-between">
        <Text as="output">{t('schedules.next.text')}</Text>
        <Button onClick={onBack}>{t('schedules.next.back')}</Button>
      </Flex>
    </Alert>
  )
}

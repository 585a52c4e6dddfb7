import { Flex, Text } from '@chakra-ui/react'
import { Alert, Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState, useSyncExternalStore } from 'react'
import { useUser } from '../../../session/session.ts'
import { retryUnsaved } from './saves.ts'
import { currentUnsaved, onUnsaved } from './unsaved.ts'

/** Lists the corrections that could not be saved, with a retry button. */
export function UnsavedNote() {
  const { t } = useTranslation()
  const { id } = useUser()
  const unsaved = useSyncExternalStore(onUnsaved, currentUnsaved)
  const [busy, setBusy] = useState(false)
  const count = unsaved.filter(({ user }) => user === id).length
  if (count === 0) return null
  return (
    <Alert status="warning">
      <Flex gap={3} wrap="wrap" align="center" justify="space-between">
        <Text>{t('corrections.unsaved.text', { count })}</Text>
        <Button
          loading={busy}
          onClick={() => {
            setBusy(true)
            void retryUnsaved().then(() => setBusy(false))
          }}
        >
          {t('corrections.unsaved.retry')}
        </Button>
      </Flex>
    </Alert>
  )
}

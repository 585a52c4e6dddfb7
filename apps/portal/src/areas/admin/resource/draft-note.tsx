import { Flex, Text } from '@chakra-ui/react'
import { Alert, Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'

export interface DraftNoteProps {
  onUse: () => void
  onDrop: () => void
}

/** Offers to restore the unsaved draft. */
export function DraftNote({ onUse, onDrop }: DraftNoteProps) {
  const { t } = useTranslation()
  return (
    <Alert status="info">
      <Flex gap={3} wrap="wrap" align="center" justify="space-between">
        <Text>{t('admin.draft.found')}</Text>
        <Flex gap={2} wrap="wrap">
          <Button onClick={onDrop}>{t('admin.draft.drop')}</Button>
          <Button onClick={onUse}>{t('admin.draft.use')}</Button>
        </Flex>
      </Flex>
    </Alert>
  )
}

import { Stack, Text } from '@chakra-ui/react'
import { Button, Card } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { RotateCcw } from 'lucide-react'
import type { Change, Version } from '../../../api/history.ts'

export interface FirstVersionProps {
  oldest: Change | undefined
  /** Opens the restore dialog. */
  onRestore: (version: Version) => void
}

/** The state before the first recorded change, of data that was imported or is older than the history. */
export function FirstVersion({ oldest, onRestore }: FirstVersionProps) {
  const { t } = useTranslation()
  if (!oldest?.before) return null
  return (
    <Card as="li" listStyleType="none">
      <Stack gap={4}>
        <Text as="h2" textStyle="label" fontWeight="semibold">
          {t('history.first')}
        </Text>
        <Button alignSelf="start" onClick={() => onRestore({ change: oldest, side: 'before' })}>
          <RotateCcw size={18} aria-hidden="true" />
          {t('history.restore.first')}
        </Button>
      </Stack>
    </Card>
  )
}

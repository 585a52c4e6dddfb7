import { Stack, Text } from '@chakra-ui/react'
import { Button, Card } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { RotateCcw } from 'lucide-react'
import type { Change, Version } from '../../../api/history.ts'

export interface FirstVersionProps {
  oldest: Change | undefined
  /** Asks whether to restore. */
  onRestore: (version: Version) => void
}

/** What a thing was before anything of it was noted: it came with the school, or from before there were notes. */
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

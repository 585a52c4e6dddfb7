import { Flex, Text } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { LoadedProps } from '../../page/loaded.tsx'

export interface CardReadProps<T> extends LoadedProps<T> {
  /** The card's title, so that its button is told from those of other cards. */
  title: string
}

/** What a card has read, its skeleton until then, or what went wrong: in its own place, the others go on. */
export function CardRead<T>({ title, read: { data, error, mutate }, skeleton, children }: CardReadProps<T>) {
  const { t } = useTranslation()
  if (data !== undefined) return children(data)
  if (!error) return skeleton
  return (
    <Flex align="center" justify="space-between" gap={2} wrap="wrap">
      <Text>{t('dashboard.failed')}</Text>
      <Button
        // Above the link that the whole card may follow.
        position="relative"
        variant="quiet"
        px={2}
        color="link"
        aria-label={t('dashboard.retry', { title })}
        onClick={() => void mutate()}
      >
        {t('common.retry')}
      </Button>
    </Flex>
  )
}

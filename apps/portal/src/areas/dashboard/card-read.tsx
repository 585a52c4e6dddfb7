import { Flex, Text } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { LoadedProps } from '../../page/async-content.tsx'

export interface CardReadProps<T> extends LoadedProps<T> {
  /** The title of the card, part of the accessible name of its retry button. */
  title: string
}

/** Renders the data of a card, its skeleton, or its error with a retry; other cards are not affected. */
export function CardRead<T>({ title, read: { data, error, mutate }, skeleton, children }: CardReadProps<T>) {
  const { t } = useTranslation()
  if (data !== undefined) return children(data)
  if (!error) return skeleton
  return (
    <Flex align="center" justify="space-between" gap={2} wrap="wrap">
      <Text>{t('dashboard.failed')}</Text>
      <Button
        // Above the stretched link of the card.
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

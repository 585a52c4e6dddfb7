import { Stack } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'

/** The skeleton of a list, as high as its rows, so that the layout does not shift. */
export function ListSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation()
  return (
    <Stack gap={1} aria-busy="true" aria-label={t('common.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} h={{ base: '3.75rem', sm: '4.25rem' }} />
      ))}
    </Stack>
  )
}

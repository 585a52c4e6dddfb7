import { Stack } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'

/** As high as the rows that it stands for. */
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

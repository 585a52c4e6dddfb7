import { Stack, type StackProps } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'

/** The skeleton of a screen that is loading. */
export function ScreenSkeleton(rest: StackProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={6} aria-busy="true" aria-label={t('common.loading')} minH="100dvh" {...rest}>
      <Skeleton h={9} maxW="18rem" />
      <Skeleton h={40} />
      <Skeleton h={24} />
    </Stack>
  )
}

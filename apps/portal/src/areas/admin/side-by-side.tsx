import { chakra, Stack, Text } from '@chakra-ui/react'
import { Card, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'

/** A layout of two columns, content and action; one below the other on phones. */
export const SideBySide = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: 4, md: 6 },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
})

/** The skeleton of a screen with a title and two cards side by side. */
export function SideBySideSkeleton() {
  const { t } = useTranslation()
  return (
    <Stack gap={{ base: 4, md: 6 }} aria-busy="true">
      <Text srOnly>{t('common.loading')}</Text>
      <Skeleton h={10} maxW="28rem" />
      <SideBySide>
        <Card>
          <Skeleton h="24rem" />
        </Card>
        <Card>
          <Skeleton h="16rem" />
        </Card>
      </SideBySide>
    </Stack>
  )
}

import { Stack } from '@chakra-ui/react'
import { Button, HouseProgress } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Box, Text } from '@chakra-ui/react'
import { Link } from 'wouter'
import { paths } from '../page/paths.ts'
import { ScreenHeading } from '../page/screen-heading.tsx'

/** The 404 screen: no shell, only a link to the start. */
export function NotFoundScreen() {
  const { t } = useTranslation()
  return (
    <Stack gap={4} align="center" textAlign="center" py={{ base: 6, md: 12 }}>
      <Box w="full" maxW="16rem" aria-hidden="true">
        <HouseProgress stage={1} />
      </Box>
      <ScreenHeading title={t('common.notFound.title')} />
      <Text color="fg.muted">{t('common.notFound.description')}</Text>
      <Button asChild variant="primary" mt={2}>
        <Link href={paths.books}>{t('common.notFound.action')}</Link>
      </Button>
    </Stack>
  )
}

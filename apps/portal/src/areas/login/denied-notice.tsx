import { Alert, Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Stack, Text } from '@chakra-ui/react'
import { Link } from 'wouter'
import { publicPaths } from '../../page/public-paths.ts'

/** Says that the user has no permission for the page but is still signed in. */
export function DeniedNotice() {
  const { t } = useTranslation()
  return (
    <Alert status="warning">
      <Stack gap={3} align="start">
        <Text fontWeight="semibold">{t('session.denied.title')}</Text>
        <Button asChild>
          <Link href={publicPaths.dashboard}>{t('session.denied.action')}</Link>
        </Button>
      </Stack>
    </Alert>
  )
}

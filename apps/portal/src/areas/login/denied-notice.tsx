import { Alert, Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Stack, Text } from '@chakra-ui/react'
import { Link } from 'wouter'
import { frontPaths } from '../../page/front-paths.ts'

/** Still signed in, but the page was not for this profile. */
export function DeniedNotice() {
  const { t } = useTranslation()
  return (
    <Alert status="warning">
      <Stack gap={3} align="start">
        <Text fontWeight="semibold">{t('session.denied.title')}</Text>
        <Button asChild>
          <Link href={frontPaths.dashboard}>{t('session.denied.action')}</Link>
        </Button>
      </Stack>
    </Alert>
  )
}

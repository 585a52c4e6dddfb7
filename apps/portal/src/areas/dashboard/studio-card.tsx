import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Button, Card } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { PencilRuler } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'

/** Leads administrators to the chapter studio. */
export function StudioCard() {
  const { t } = useTranslation()
  return (
    <Card tone="sunken" py={{ base: 3, md: 3 }} px={{ base: 4, md: 5 }}>
      <Flex align="center" gap={{ base: 3, md: 4 }} wrap="wrap">
        <Box as={PencilRuler} boxSize={6} color="accent" flexShrink={0} aria-hidden="true" />
        <Stack gap={0} flex="1 1 12rem">
          <Heading as="h2" textStyle="label" fontWeight="semibold">
            {t('dashboard.studio.title')}
          </Heading>
          <Text color="fg.muted">{t('dashboard.studio.text')}</Text>
        </Stack>
        <Button asChild>
          <Link href={paths.studio}>{t('dashboard.studio.open')}</Link>
        </Button>
      </Flex>
    </Card>
  )
}

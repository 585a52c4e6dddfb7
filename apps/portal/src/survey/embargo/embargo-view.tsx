import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import type { EmbargoNotice } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Lock } from 'lucide-react'
import { Link } from 'wouter'
import { formatMoment } from '../../page/clock.ts'
import { paths } from '../../page/paths.ts'
import { useUser } from '../../session/session.ts'

export interface EmbargoViewProps {
  embargo: EmbargoNotice
}

/** Says why exercises are withheld, and until when, and leads to the test. */
export function EmbargoView({ embargo: { test_id, name, until } }: EmbargoViewProps) {
  const { t } = useTranslation()
  const { time_zone } = useUser().unity
  const end = until === null ? t('embargo.open') : t('embargo.until', { moment: formatMoment(until, time_zone) })
  return (
    <Stack gap={4} align="center" textAlign="center" maxW="prose" mx="auto" py={{ base: 6, md: 10 }}>
      <Lock size={40} aria-hidden="true" />
      <Heading as="h2" textStyle="heading">
        {t('embargo.title')}
      </Heading>
      <Text>{t('embargo.lead', { test: name })}</Text>
      <Text fontWeight="semibold">{end}</Text>
      <Text color="fg.muted">{t('embargo.kept')}</Text>
      <Flex gap={3} wrap="wrap" justify="center">
        <Button asChild>
          <Link href={paths.books}>{t('embargo.books')}</Link>
        </Button>
        <Button asChild variant="primary">
          <Link href={paths.test(test_id)}>{t('embargo.test')}</Link>
        </Button>
      </Flex>
    </Stack>
  )
}

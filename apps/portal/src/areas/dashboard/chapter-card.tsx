import { Heading, Stack, Text } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'
import { useUser } from '../../session/session.ts'

/** The current chapter with a link to continue, the main action of the dashboard. */
export function ChapterCard() {
  const { t } = useTranslation()
  const { chapter } = useUser()
  return (
    <Stack
      gap={{ base: 3, md: 5 }}
      flex={{ sm: '4 1 14rem' }}
      minW={0}
      p={{ base: 4, md: 6 }}
      justify="center"
      align="start"
      // The card clips all borders except the one to the house, which is beside it or above it.
      m="-1px"
      border="1px solid"
      borderColor="border"
    >
      <Stack gap={1}>
        <Text textStyle="small" color="fg.muted">
          {t('dashboard.chapter')}
        </Text>
        <Heading as="h2" textStyle="title">
          {t('dashboard.chapterNumber', { id: chapter })}
        </Heading>
        <Text color="fg.muted" display={{ base: 'none', sm: 'block' }}>
          {t('dashboard.chapterHint')}
        </Text>
      </Stack>
      <Button asChild variant="primary" size="lg" maxW="full" flexWrap="wrap" px="min(1.5rem, 7vw)">
        <Link href={paths.chapter(chapter)}>
          {t('dashboard.continue')}
          <ArrowRight size={20} aria-hidden="true" />
        </Link>
      </Button>
    </Stack>
  )
}

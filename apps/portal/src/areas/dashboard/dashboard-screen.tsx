import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { Button, Card, HouseProgress } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { ArrowRight, Coins } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { useUser } from '../../session/session.ts'
import { firstName } from '../../session/first-name.ts'

/** The hall of the house: a welcome, and the way on. */
export function DashboardScreen() {
  const { t } = useTranslation()
  const { name, dollars } = useUser()
  return (
    <Stack gap={{ base: 5, md: 7 }}>
      <Stack gap={1}>
        <ScreenHeading
          title={t('dashboard.greeting', { name: firstName(name) })}
          pageTitle={t('breadcrumbs.dashboard')}
        />
        <Text color="fg.muted">{t('dashboard.lead')}</Text>
      </Stack>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 17rem' }} gap={{ base: 4, md: 6 }}>
        <CurrentChapter />
        <Card>
          <Flex direction={{ base: 'row', lg: 'column' }} justify={{ lg: 'center' }} gap={4} align="center" h="full">
            <Flex
              w={{ base: 12, lg: 20 }}
              h={{ base: 14, lg: 24 }}
              borderRadius="arch"
              bg="warning.subtle"
              color="warning"
              align="center"
              justify="center"
              flexShrink={0}
            >
              <Box as={Coins} boxSize={{ base: 6, lg: 9 }} aria-hidden="true" />
            </Flex>
            <Stack gap={0} textAlign={{ lg: 'center' }}>
              <Heading as="h2" textStyle="small" color="fg.muted" fontWeight="normal">
                {t('dashboard.account')}
              </Heading>
              <Text textStyle={{ base: 'heading', lg: 'title' }} whiteSpace={{ sm: 'nowrap' }}>
                {t('common.dollars', { count: dollars })}
              </Text>
            </Stack>
          </Flex>
        </Card>
      </Grid>
    </Stack>
  )
}

/** The chapter reached, as the house that has grown so far. */
function CurrentChapter() {
  const { t } = useTranslation()
  const { chapter } = useUser()
  return (
    <Card p={0} overflow="hidden">
      <Flex direction={{ base: 'column', sm: 'row' }}>
        <Flex bg="draw.sky" w={{ base: 'full', sm: '46%' }} flexShrink={0} align="end" justify="center">
          <Box w="full" maxW={{ base: '18rem', sm: 'none' }}>
            <HouseProgress stage={chapter} />
          </Box>
        </Flex>
        <Stack gap={4} p={{ base: 5, md: 8 }} justify="center" align="start" minW={0}>
          <Stack gap={1}>
            <Text textStyle="small" color="fg.muted">
              {t('dashboard.chapter')}
            </Text>
            <Heading as="h2" textStyle="title">
              {t('dashboard.chapterNumber', { id: chapter })}
            </Heading>
            <Text color="fg.muted">{t('dashboard.house', { stage: chapter })}</Text>
          </Stack>
          <Button asChild variant="primary" size="lg">
            <Link href={paths.chapter(chapter)}>
              {t('dashboard.continue')}
              <ArrowRight size={20} aria-hidden="true" />
            </Link>
          </Button>
        </Stack>
      </Flex>
    </Card>
  )
}

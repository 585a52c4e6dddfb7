import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import { allows } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { lazyComponent } from '../../page/lazy-component.tsx'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { firstName } from '../../session/first-name.ts'
import { useUser } from '../../session/session.ts'
import { CardOf } from './card-of.tsx'

const gap = { base: 4, md: 6 }

/** What waits for those who work at the school: students do not load it. */
const WorkPart = lazyComponent(
  () => import('./work/work-part.tsx').then((module) => module.WorkPart),
  'work',
  'meetings',
)

/**
 * The dashboard: a welcome, the link to continue, and the classes and news of the week; above them, what waits for those
 * who work at the school.
 */
export function DashboardScreen() {
  const { t } = useTranslation()
  const user = useUser()
  const isStaff = allows('staff', user)
  return (
    <Stack gap={{ base: 5, md: 7 }}>
      <Stack gap={1}>
        <ScreenHeading
          title={t('dashboard.greeting', { name: firstName(user.name) })}
          pageTitle={t('breadcrumbs.dashboard')}
        />
        <Text color="fg.muted">{t(isStaff ? 'dashboard.staffLead' : 'dashboard.lead')}</Text>
      </Stack>
      {isStaff && (
        <>
          <Box minH="14rem">
            <WorkPart />
          </Box>
          <Heading as="h2" textStyle="heading">
            {t('dashboard.ownCourse')}
          </Heading>
        </>
      )}
      <Stack gap={gap}>
        {/* Side by side if the text fits at any font size. */}
        <Flex direction={{ base: 'column', lg: 'row' }} wrap={{ lg: 'wrap' }} gap={gap}>
          <Card
            p={0}
            overflow="hidden"
            display="flex"
            flexDirection={{ base: 'column', sm: 'row' }}
            flexWrap={{ sm: 'wrap' }}
            flex={{ lg: '999 1 36rem' }}
            minW={0}
          >
            <CardOf place="hero" />
          </Card>
          <Flex
            data-tour="figures"
            wrap="wrap"
            gap={{ base: 3, lg: 4 }}
            flex={{ lg: '1 1 20rem' }}
            css={{
              '& > *': { flex: { base: '1 1 9rem', lg: '1 1 14rem' } },
              '& > [data-wide]': { flexBasis: '14rem' },
            }}
          >
            <CardOf place="figures" />
          </Flex>
        </Flex>
        <CardOf place="hint" />
        <Flex gap={gap} wrap="wrap" align="stretch">
          <CardOf place="rooms" />
        </Flex>
      </Stack>
    </Stack>
  )
}

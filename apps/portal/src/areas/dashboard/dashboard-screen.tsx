import { Flex, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { firstName } from '../../session/first-name.ts'
import { useUser } from '../../session/session.ts'
import { PlaceOf } from './place-of.tsx'

const gap = { base: 4, md: 6 }

/** The hall of the house: a welcome, the way on, and what the week brings. */
export function DashboardScreen() {
  const { t } = useTranslation()
  const { name } = useUser()
  return (
    <Stack gap={{ base: 5, md: 7 }}>
      <Stack gap={1}>
        <ScreenHeading
          title={t('dashboard.greeting', { name: firstName(name) })}
          pageTitle={t('breadcrumbs.dashboard')}
        />
        <Text color="fg.muted">{t('dashboard.lead')}</Text>
      </Stack>
      <Stack gap={gap}>
        <Flex direction={{ base: 'column', lg: 'row' }} gap={gap}>
          <Card p={0} overflow="hidden" display="flex" flexDirection={{ base: 'column', sm: 'row' }} flex="1" minW={0}>
            <PlaceOf place="hero" />
          </Card>
          <Flex
            data-tour="figures"
            direction={{ base: 'row', lg: 'column' }}
            wrap={{ base: 'wrap', lg: 'nowrap' }}
            gap={{ base: 3, lg: 4 }}
            w={{ lg: '20rem' }}
            flexShrink={0}
            css={{
              '& > *': { flex: { base: '1 1 9rem', lg: '1 1 0' } },
              '& > [data-wide]': { flexBasis: { base: '14rem', lg: 0 } },
            }}
          >
            <PlaceOf place="figures" />
          </Flex>
        </Flex>
        <PlaceOf place="hint" />
        <Flex gap={gap} wrap="wrap" align="stretch">
          <PlaceOf place="rooms" />
        </Flex>
      </Stack>
    </Stack>
  )
}

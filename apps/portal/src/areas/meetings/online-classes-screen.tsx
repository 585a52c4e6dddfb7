import { Box, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { shownInPlace } from '../../api/shown-in-place.ts'
import { useRead } from '../../api/use-read.ts'
import { Loaded } from '../../page/loaded.tsx'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { useUser } from '../../session/session.ts'
import { DaysSkeleton } from './days-list.tsx'
import { OnlineClasses } from './online-classes.tsx'

/** The online classes of today and the next six days: to join while they are open. */
export function OnlineClassesScreen() {
  const { t } = useTranslation()
  const { unity } = useUser()
  const read = useRead('GET /meetings', {}, shownInPlace)
  return (
    <Stack gap={{ base: 4, md: 5 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('meetings.online.title')} />
        <Text color="fg.muted">{t('meetings.online.lead', { unit: unity.name })}</Text>
      </Stack>
      <Box minH="36rem">
        <Loaded read={read} skeleton={<DaysSkeleton />}>
          {({ content }) => <OnlineClasses meetings={content} />}
        </Loaded>
      </Box>
    </Stack>
  )
}

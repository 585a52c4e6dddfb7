import { Box, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { shownInPlace } from '../../api/shown-in-place.ts'
import { useRead } from '../../api/use-read.ts'
import { Loaded } from '../../page/loaded.tsx'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { useUser } from '../../session/session.ts'
import { DaysSkeleton } from './days-list.tsx'
import { GivenClasses } from './given-classes.tsx'
import { restOf } from './moments.ts'
import { usePresence } from './use-presence.ts'

/** The classes that the signed-in teacher gives: to join, and to mark who was there. */
export function MeetsScreen() {
  const { t } = useTranslation()
  const { unity } = useUser()
  const read = useRead(
    'GET /me/meetings',
    {},
    { ...shownInPlace, refreshInterval: (known) => restOf(known?.content ?? [], Date.now()) },
  )
  const presence = usePresence(read.mutate)
  return (
    <Stack gap={{ base: 4, md: 5 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('meetings.own.title')} />
        <Text color="fg.muted">{t('meetings.own.lead', { unit: unity.name })}</Text>
      </Stack>
      <Box minH="36rem">
        <Loaded read={read} skeleton={<DaysSkeleton />}>
          {({ content }) => <GivenClasses meetings={content} presence={presence} />}
        </Loaded>
      </Box>
    </Stack>
  )
}

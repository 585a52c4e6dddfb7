import { Box, Stack, Text } from '@chakra-ui/react'
import type { OwnMeeting } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { useUser } from '../../session/session.ts'
import type { ClassTask } from './class-tasks.ts'
import { DaysSkeleton } from './days-list.tsx'
import { TaughtClasses } from './taught-classes.tsx'
import { TaskDialog } from './task-part.ts'
import { restOf } from './moments.ts'
import { usePresence } from './use-presence.ts'

/** The classes that the signed-in teacher teaches, to join them, to mark attendance and to prepare them. */
export function MeetsScreen() {
  const { t } = useTranslation()
  const { unity } = useUser()
  const read = useApiQuery(
    'GET /me/meetings',
    {},
    { ...inlineErrors, refreshInterval: (known) => restOf(known?.content ?? [], Date.now()) },
  )
  const keep = read.mutate
  const presence = usePresence(keep)
  const [asked, setAsked] = useState<{ task: ClassTask; one: OwnMeeting } | null>(null)
  return (
    <Stack gap={{ base: 4, md: 5 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('meetings.own.title')} />
        <Text color="fg.muted">{t('meetings.own.lead', { unit: unity.name })}</Text>
      </Stack>
      <Box minH="36rem">
        <AsyncContent read={read} skeleton={<DaysSkeleton />}>
          {({ content }) => (
            <TaughtClasses
              meetings={content}
              presence={presence}
              tasks={{ keep, ask: (task, one) => setAsked({ task, one }) }}
            />
          )}
        </AsyncContent>
      </Box>
      {asked && <TaskDialog {...asked} keep={keep} onClose={() => setAsked(null)} />}
    </Stack>
  )
}

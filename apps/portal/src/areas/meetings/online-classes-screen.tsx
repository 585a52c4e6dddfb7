import { Box, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { useUser } from '../../session/session.ts'
import { DaysSkeleton } from './days-list.tsx'
import { OnlineClasses } from './online-classes.tsx'

/** The online classes of today and the next six days, to join them while they are open. */
export function OnlineClassesScreen() {
  const { t } = useTranslation()
  const { unity } = useUser()
  const read = useApiQuery('GET /meetings', {}, inlineErrors)
  return (
    <Stack gap={{ base: 4, md: 5 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('meetings.online.title')} />
        <Text color="fg.muted">{t('meetings.online.lead', { unit: unity.name })}</Text>
      </Stack>
      <Box minH="36rem">
        <AsyncContent read={read} skeleton={<DaysSkeleton />}>
          {({ content }) => <OnlineClasses meetings={content} />}
        </AsyncContent>
      </Box>
    </Stack>
  )
}

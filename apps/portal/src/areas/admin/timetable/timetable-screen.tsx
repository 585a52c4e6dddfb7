import { Flex, Stack, Text } from '@chakra-ui/react'
import { EmptyState, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { AsyncContent } from '../../../page/async-content.tsx'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { TimetableTools } from './timetable-tools.tsx'
import { useTimetablePlacesInAddress } from './use-timetable-places.ts'

/** The timetable for those who make it: a week or a day of a unit, to drag in. */
export function TimetableScreen() {
  const { t } = useTranslation()
  const read = useTimetablePlacesInAddress()
  return (
    <Stack gap={{ base: 4, md: 5 }}>
      <Flex direction="column" gap={1}>
        <ScreenHeading title={t('timetable.title')} />
        <Text color="fg.muted">{t('timetable.lead')}</Text>
      </Flex>
      <AsyncContent read={read} skeleton={<Skeleton aria-busy="true" h="54rem" borderRadius="card" />}>
        {(places) =>
          places.unities.length > 0 ? (
            <TimetableTools places={places} />
          ) : (
            <EmptyState title={t('timetable.noUnit.title')} description={t('timetable.noUnit.text')} />
          )
        }
      </AsyncContent>
    </Stack>
  )
}

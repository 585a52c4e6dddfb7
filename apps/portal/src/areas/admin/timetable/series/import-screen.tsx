import { Stack, Text } from '@chakra-ui/react'
import { EmptyState, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { AsyncContent } from '../../../../page/async-content.tsx'
import { ScreenHeading } from '../../../../page/screen-heading.tsx'
import { useTimetablePlacesInAddress } from '../use-timetable-places.ts'
import { SeriesImport } from './series-import.tsx'

/** Makes series out of a CSV file: first a dry run, then the file is written as a whole or not at all. */
export function ImportSeriesScreen() {
  const { t } = useTranslation()
  const read = useTimetablePlacesInAddress()
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('timetable.import.title')} />
        <Text color="fg.muted">{t('timetable.import.lead')}</Text>
      </Stack>
      <AsyncContent read={read} skeleton={<Skeleton aria-busy="true" h="30rem" borderRadius="card" />}>
        {({ unit }) =>
          unit ? (
            <SeriesImport unit={unit} />
          ) : (
            <EmptyState title={t('timetable.noUnit.title')} description={t('timetable.noUnit.text')} />
          )
        }
      </AsyncContent>
    </Stack>
  )
}

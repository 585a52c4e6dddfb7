import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Button, CheckField, EmptyState, SelectField, Skeleton } from '@the-house/design-system'
import { DataTable, type TableLink } from '@the-house/design-system/admin'
import { useTranslation } from '@the-house/i18n'
import { CalendarDays, Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { handleError } from '../../../../api/api-error.ts'
import { downloadSeries, type Places, type PlacesOfUnit } from '../../../../api/timetable.ts'
import { saveFile } from '../../../../device/save-file.ts'
import { AsyncContent, ReadFailure } from '../../../../page/async-content.tsx'
import { paths } from '../../../../page/paths.ts'
import { ScreenHeading } from '../../../../page/screen-heading.tsx'
import { optionsOf } from '../options-of.ts'
import { chosenUnit, unitAskedIn, useTimetablePlacesInAddress } from '../use-timetable-places.ts'
import { useSeriesColumns } from './series-columns.tsx'
import { useSeriesTable } from './use-series-table.ts'

const RouterLink: TableLink = (props) => <Link {...props} />

/** The series of classes of a unit; those that are over are hidden unless they are asked for. */
export function SeriesListScreen() {
  const { t } = useTranslation()
  const read = useTimetablePlacesInAddress()
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('timetable.series.title')} />
        <Text color="fg.muted">{t('timetable.series.lead')}</Text>
      </Stack>
      <AsyncContent read={read} skeleton={<Skeleton aria-busy="true" h="30rem" borderRadius="card" />}>
        {({ unities, unit }) =>
          unit ? (
            <SeriesList key={unit.id} unities={unities} unit={unit} />
          ) : (
            <EmptyState title={t('timetable.noUnit.title')} description={t('timetable.noUnit.text')} />
          )
        }
      </AsyncContent>
    </Stack>
  )
}

function SeriesList({ unities, unit }: { unities: Places['unities']; unit: PlacesOfUnit }) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const { state, over, read, hrefFor, ask, narrow } = useSeriesTable(unit)
  const columns = useSeriesColumns(unit.time_zone)
  const { data, error, mutate, isLoading } = read
  if (error && !data) return <ReadFailure error={error} onRetry={() => void mutate()} />
  return (
    <Stack gap={4}>
      <SeriesTools unit={unit} />
      <DataTable
        label={t('timetable.series.title')}
        columns={columns}
        rows={data?.content}
        total={data?.meta.total}
        state={state}
        onChange={ask}
        hrefFor={hrefFor}
        hint={t('timetable.series.none')}
        busy={isLoading}
        addHref={paths.newSeries(unit.id)}
        filters={
          <>
            {unities.length > 1 && (
              <Box flex="1 1 9rem" maxW={{ md: '14rem' }}>
                <SelectField
                  label={t('timetable.filter.unity_id')}
                  options={optionsOf(unities)}
                  value={chosenUnit(unities, unitAskedIn(query), unit)}
                  onChange={({ target }) => narrow('unity_id', target.value)}
                />
              </Box>
            )}
            <CheckField
              label={t('timetable.series.over')}
              checked={over}
              onChange={(checked) => narrow('over', checked ? 'true' : '')}
            />
          </>
        }
        link={RouterLink}
        nameOf={({ name }) => name}
        editHref={({ id }) => paths.seriesOf(id)}
      />
    </Stack>
  )
}

/** The timetable of the unit, and its series as a file: in and out. */
function SeriesTools({ unit }: { unit: PlacesOfUnit }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  async function fetchFile(): Promise<void> {
    setBusy(true)
    await downloadSeries(unit.id).then(({ file, name }) => saveFile(file, name || 'series.csv'), handleError)
    setBusy(false)
  }
  return (
    <Flex gap={3} wrap="wrap">
      <Button asChild>
        <Link href={paths.timetableOf(unit.id)}>
          <CalendarDays size={18} aria-hidden="true" />
          {t('timetable.title')}
        </Link>
      </Button>
      <Button asChild>
        <Link href={paths.importSeries(unit.id)}>
          <Upload size={18} aria-hidden="true" />
          {t('timetable.import.action')}
        </Link>
      </Button>
      <Button loading={busy} onClick={() => void fetchFile()}>
        <Download size={18} aria-hidden="true" />
        {t('timetable.import.export')}
      </Button>
    </Flex>
  )
}

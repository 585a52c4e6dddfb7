import { Flex, Stack } from '@chakra-ui/react'
import { Button, Card, EmptyState, notify, Skeleton } from '@the-house/design-system'
import type { Series } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSeries, type Places, type PlacesOfUnit } from '../../../../api/timetable.ts'
import { AsyncContent } from '../../../../page/async-content.tsx'
import { idIn } from '../../../../page/id-in.ts'
import { paths } from '../../../../page/paths.ts'
import { ScreenHeading } from '../../../../page/screen-heading.tsx'
import { disableLeavePrompt } from '../../managed/use-leave-prompt.ts'
import { DeletedNotice } from '../../resource/deleted-notice.tsx'
import { useTimetablePlaces, useTimetablePlacesInAddress } from '../use-timetable-places.ts'
import { EndSeries } from './end-series.tsx'
import { SeriesForm } from './series-form.tsx'

/** Makes a series and all of its classes. */
export function NewSeriesScreen() {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const read = useTimetablePlacesInAddress()
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <ScreenHeading title={t('timetable.series.new')} />
      <AsyncContent read={read} skeleton={<FormSkeleton />}>
        {({ unit, chapters }) => {
          if (!unit) return <EmptyState title={t('timetable.noUnit.title')} description={t('timetable.noUnit.text')} />
          return (
            <SeriesForm
              key={unit.id}
              series={null}
              {...{ unit, chapters }}
              onSaved={({ name, ahead }) => {
                notify({ type: 'success', title: t('timetable.done.seriesMade', { name, count: ahead }) })
                go(paths.seriesIn(unit.id))
              }}
            />
          )
        }}
      </AsyncContent>
    </Stack>
  )
}

/** Changes a series, or ends it. */
export function SeriesScreen({ params: { id } }: { params: Record<string, string | undefined> }) {
  const read = useSeries(idIn(id))
  if (idIn(id) === null || read.error?.status === 404) return <DeletedNotice list={paths.series} />
  return (
    <AsyncContent read={read} skeleton={<FormSkeleton />}>
      {(series) => <InUnit key={series.id} series={series} />}
    </AsyncContent>
  )
}

function InUnit({ series }: { series: Series }) {
  const read = useTimetablePlaces(series.unity_id)
  return (
    <AsyncContent read={read} skeleton={<FormSkeleton />}>
      {({ unit, chapters }) =>
        unit?.id === series.unity_id ? <Edit {...{ series, unit, chapters }} /> : <DeletedNotice list={paths.series} />
      }
    </AsyncContent>
  )
}

interface EditProps {
  series: Series
  unit: PlacesOfUnit
  chapters: Places['chapters']
}

function Edit({ series, unit, chapters }: EditProps) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const [ending, setEnding] = useState(false)
  const back = () => go(paths.seriesIn(unit.id))
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Flex gap={3} wrap="wrap" align="center" justify="space-between">
        <ScreenHeading title={series.name} />
        {series.ahead > 0 && (
          <Button onClick={() => setEnding(true)}>
            <CalendarX size={18} aria-hidden="true" />
            {t('timetable.end.action')}
          </Button>
        )}
      </Flex>
      <SeriesForm
        series={series}
        unit={unit}
        chapters={chapters}
        onSaved={() => {
          notify({ type: 'success', title: t('admin.saved') })
          back()
        }}
      />
      {ending && (
        <EndSeries
          series={series}
          timeZone={unit.time_zone}
          onClose={() => setEnding(false)}
          onEnded={() => {
            disableLeavePrompt()
            back()
          }}
        />
      )}
    </Stack>
  )
}

const FormSkeleton = () => (
  <Card maxW="44rem" aria-busy="true" display="flex" flexDirection="column" gap={5}>
    {[1, 2, 3, 4, 5, 6].map((field) => (
      <Skeleton key={field} h={16} />
    ))}
  </Card>
)

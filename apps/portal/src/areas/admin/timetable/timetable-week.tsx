import { Box, Stack, Text } from '@chakra-ui/react'
import { dayAfter, EmptyState, Skeleton, zoned } from '@the-house/design-system'
import { Timetable, type TimetableSlot } from '@the-house/design-system/admin'
import type { TimetableClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useTimetable, type PlacesOfUnit, type Timetable as Shown } from '../../../api/timetable.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { formatRange } from '../../../page/period/days.ts'
import type { Period } from '../../../page/period/use-period.ts'
import { useEntryOf } from './use-entry-of.ts'
import type { TimetablePlace } from './use-timetable-place.ts'

export interface TimetableWeekProps {
  unit: PlacesOfUnit
  place: TimetablePlace
  period: Period
  onMove: (one: TimetableClass, to: TimetableSlot) => void
  onCreate: (slot: TimetableSlot) => void
}

/** The classes of the visible days, of one room or teacher where the timetable is narrowed to it. */
export function TimetableWeek(props: TimetableWeekProps) {
  const { unit, place, period } = props
  const { room_id, teacher_id } = place
  const read = useTimetable({
    unity_id: unit.id,
    first_day: period.week,
    last_day: dayAfter(period.week, 6),
    ...(room_id !== null && { room_id }),
    ...(teacher_id !== null && { teacher_id }),
  })
  return (
    <Box minH="48rem">
      <AsyncContent read={read} skeleton={<Skeleton aria-busy="true" h="48rem" borderRadius="card" />}>
        {(shown) => <Week {...props} shown={shown} />}
      </AsyncContent>
    </Box>
  )
}

function Week({ place, period, onMove, onCreate, shown }: TimetableWeekProps & { shown: Shown }) {
  const { t } = useTranslation()
  const entryOf = useEntryOf(Date.parse(shown.server_time))
  const { look, first, length, timeZone, showDay } = period
  const end = dayAfter(first, length)
  const classes = shown.classes.filter(({ start_date }) => {
    const { day } = zoned(start_date, timeZone)
    return day >= first && day < end
  })
  const label = t('timetable.label', { days: formatRange(first, dayAfter(first, length - 1)) })
  if (look === 'list' && classes.length === 0)
    return <EmptyState title={t('timetable.empty.title')} description={t('timetable.empty.text')} />
  return (
    <Stack gap={3}>
      <Timetable
        look={look === 'list' ? 'list' : 'grid'}
        {...{ label, first, length, timeZone, onCreate }}
        entries={classes.map(entryOf)}
        holidays={shown.holidays}
        onSelect={(id) => place.go('class', id)}
        onMove={(id, to) => {
          const one = classes.find((other) => other.id === id)
          if (one) onMove(one, to)
        }}
        onMore={(day) => showDay(day, look === 'day' ? 'list' : 'day')}
      />
      {look !== 'list' && <Text color="fg.muted">{t('timetable.how')}</Text>}
    </Stack>
  )
}

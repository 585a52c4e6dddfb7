import { Stack, Text } from '@chakra-ui/react'
import { Chip } from '@the-house/design-system'
import type { Column } from '@the-house/design-system/admin'
import type { Series } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { TriangleAlert } from 'lucide-react'
import { formatMoment } from '../../../../page/clock.ts'
import { formatRange } from '../../../../page/period/days.ts'
import { weekdayName, weekdays } from '../plan/weekday-name.ts'

/** The days and the time of a series, in words. */
export function useSeriesTime() {
  const { t, i18n } = useTranslation()
  return ({
    weekdays: chosen,
    start_time,
    minutes,
    every_weeks,
  }: Pick<Series, 'weekdays' | 'start_time' | 'minutes' | 'every_weeks'>) => {
    const days = weekdays.filter((day) => chosen.includes(day)).map((day) => weekdayName(day, i18n.language, 'short'))
    const every = every_weeks > 1 ? [t('timetable.weeks', { count: every_weeks })] : []
    return [days.join(', '), `${start_time} (${t('timetable.minutes', { count: minutes })})`, ...every].join(' · ')
  }
}

const Below = ({ children }: { children: string }) => (
  <Text as="span" textStyle="small" color="fg.muted">
    {children}
  </Text>
)

/** The columns of the list of series. */
export function useSeriesColumns(timeZone: string): Column<Series>[] {
  const { t } = useTranslation()
  const timeOf = useSeriesTime()
  return [
    { name: 'name', label: t('timetable.field.name'), render: ({ name }) => name },
    {
      name: 'time',
      label: t('timetable.column.time'),
      render: (series) => (
        <Stack as="span" gap={0}>
          {timeOf(series)}
          <Below>{formatRange(series.first_day, series.last_day)}</Below>
        </Stack>
      ),
    },
    {
      name: 'where',
      label: t('timetable.column.where'),
      render: ({ online, room, teacher }) => (
        <Stack as="span" gap={0} align="start">
          {online ? t('timetable.online') : (room?.name ?? <Missing>{t('timetable.none.room')}</Missing>)}
          {teacher ? <Below>{teacher.name}</Below> : <Missing>{t('timetable.none.teacher')}</Missing>}
        </Stack>
      ),
    },
    {
      name: 'ahead',
      label: t('timetable.series.ahead'),
      render: ({ ahead, next_at }) => (
        <Stack as="span" gap={0}>
          {ahead > 0 ? t('timetable.classes', { count: ahead }) : t('timetable.state.over')}
          {next_at && <Below>{t('timetable.series.next', { when: formatMoment(next_at, timeZone) })}</Below>}
        </Stack>
      ),
    },
  ]
}

const Missing = ({ children }: { children: string }) => (
  <Chip tone="warning">
    <TriangleAlert size={14} aria-hidden="true" />
    {children}
  </Chip>
)

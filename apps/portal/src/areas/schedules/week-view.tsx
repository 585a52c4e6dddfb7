import { Calendar, dayAfter, EmptyState, zoned } from '@the-house/design-system'
import type { ScheduleClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useEntryOf } from './use-entry-of.ts'
import type { Period } from '../../page/period/use-period.ts'

export interface WeekViewProps {
  classes: ScheduleClass[]
  period: Period
  onSelect: (id: number) => void
}

/** The classes of the visible days, or a note that there are none. */
export function WeekView({ classes, period, onSelect }: WeekViewProps) {
  const { t } = useTranslation()
  const entryOf = useEntryOf()
  const { look, first, length, timeZone, showDay } = period
  const end = dayAfter(first, length)
  const shown = classes.filter(({ start_date: start }) => {
    const { day } = zoned(start, timeZone)
    return day >= first && day < end
  })
  if (shown.length === 0)
    return (
      <EmptyState
        title={t(look === 'day' ? 'schedules.none.day' : 'schedules.none.week')}
        description={t('schedules.none.text')}
      />
    )
  return (
    <Calendar
      look={look === 'list' ? 'list' : 'grid'}
      {...{ first, length, timeZone, onSelect }}
      entries={shown.map(entryOf)}
      onMore={(day) => showDay(day, look === 'day' ? 'list' : 'day')}
    />
  )
}

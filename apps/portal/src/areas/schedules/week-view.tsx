import { Button, Calendar, EmptyState } from '@the-house/design-system'
import type { ScheduleClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useEntryOf } from './use-entry-of.ts'
import type { Period } from '../../page/period/use-period.ts'

export interface WeekViewProps {
  /** The classes of the visible days that the filter lets through. */
  classes: ScheduleClass[]
  /** The number of classes of the visible days that the filter hides. */
  hidden: number
  period: Period
  /** The present, in milliseconds since 1970. */
  now: number
  onSelect: (id: number) => void
  onClearFilter: () => void
}

/** The classes of the visible days, or a note that there are none, or none for the filter. */
export function WeekView({ classes, hidden, period, now, onSelect, onClearFilter }: WeekViewProps) {
  const { t } = useTranslation()
  const entryOf = useEntryOf(now)
  const { look, first, length, timeZone, showDay, asksToday } = period
  if (classes.length === 0 && hidden > 0)
    return (
      <EmptyState
        title={t('schedules.filter.none')}
        description={t('schedules.filter.hidden', { count: hidden })}
        action={<Button onClick={onClearFilter}>{t('schedules.filter.clear')}</Button>}
      />
    )
  if (classes.length === 0)
    return (
      <EmptyState
        title={t(look === 'day' ? 'schedules.none.day' : 'schedules.none.week')}
        description={t('schedules.none.text')}
      />
    )
  return (
    <Calendar
      key={asksToday}
      look={look === 'list' ? 'list' : 'grid'}
      {...{ first, length, timeZone, now, onSelect }}
      entries={classes.map(entryOf)}
      onMore={(day) => showDay(day, look === 'day' ? 'list' : 'day')}
    />
  )
}

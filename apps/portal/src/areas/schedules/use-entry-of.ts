import type { CalendarEntry } from '@the-house/design-system'
import type { ScheduleClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { kindOf } from './kind-of.ts'

/** The number of free places. */
const placesOf = ({ max_students: all, scheduled_students: taken }: ScheduleClass): number => Math.max(0, all - taken)

/** Maps a class to its calendar entry. */
export function useEntryOf() {
  const { t } = useTranslation()
  return (one: ScheduleClass): CalendarEntry => {
    const count = placesOf(one)
    const places = count > 0 ? t('schedules.places', { count }) : t('schedules.noPlaces')
    const line = one.waiting === null ? '' : t('schedules.waiting', { place: one.waiting })
    return {
      id: one.id,
      name: one.name,
      kind: kindOf(one),
      start: one.start_date,
      end: one.end_date,
      note: [one.room, one.teacher, places, line].filter(Boolean).join(' · '),
    }
  }
}

import type { CalendarEntry } from '@the-house/design-system'
import { phaseOfClass, type ScheduleClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { kindOf } from './kind-of.ts'
import { levelWords } from './level-words.ts'

/** The number of free places. */
const placesOf = ({ max_students: all, scheduled_students: taken }: ScheduleClass): number => Math.max(0, all - taken)

/** Maps a class to its calendar entry; once it has begun, no place of it is left or waited for. */
export function useEntryOf(now: number) {
  const { t } = useTranslation()
  const offerOf = (one: ScheduleClass): string[] => {
    const count = placesOf(one)
    const places = count > 0 ? t('schedules.places', { count }) : t('schedules.noPlaces')
    return one.waiting === null ? [places] : [places, t('schedules.waiting', { place: one.waiting })]
  }
  return (one: ScheduleClass): CalendarEntry => {
    const offer = phaseOfClass(one, now) === 'AHEAD' ? offerOf(one) : []
    return {
      id: one.id,
      name: one.name,
      kind: kindOf(one),
      start: one.start_date,
      end: one.end_date,
      note: [one.room, one.teacher, levelWords(one, t), ...offer].filter(Boolean).join(' · '),
    }
  }
}

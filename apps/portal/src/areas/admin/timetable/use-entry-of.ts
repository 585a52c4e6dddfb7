import type { TimetableEntry } from '@the-house/design-system/admin'
import type { TimetableClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { stateOf } from './class/class-state.ts'

/** Maps a class to its entry of the calendar. */
export function useEntryOf(now: number) {
  const { t } = useTranslation()
  return (one: TimetableClass): TimetableEntry => {
    const state = stateOf(one, now)
    const where = one.online ? t('timetable.online') : (one.room?.name ?? one.place)
    return {
      id: one.id,
      name: one.name,
      start: one.start_date,
      end: one.end_date,
      online: one.online,
      state,
      booked: one.scheduled_students,
      places: one.max_students,
      waiting: one.waiting_students,
      note: [where, one.teacher?.name].filter(Boolean).join(' · '),
      problems: state === 'planned' ? one.problems.map((problem) => t(`timetable.problem.${problem}`)) : [],
    }
  }
}

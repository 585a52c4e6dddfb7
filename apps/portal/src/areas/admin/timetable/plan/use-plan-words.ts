import { useTranslation } from '@the-house/i18n'
import type { Places, PlacesOfUnit } from '../../../../api/timetable.ts'
import { longDay } from '../../../../page/days.ts'
import { fieldOf, type PlanName } from './plan-fields.ts'
import { weekdayName, weekdays } from './weekday-name.ts'

const nameIn = (options: readonly { id: number; name: string }[], id: unknown, none: string) =>
  options.find((one) => one.id === id)?.name ?? none

/** The values of a class or a series in words, by the name of their field. */
export function usePlanWords(unit: PlacesOfUnit, chapters: Places['chapters']) {
  const { t, i18n } = useTranslation()

  return (name: PlanName, value: unknown): string => {
    switch (fieldOf(name).kind) {
      case 'day':
        return typeof value === 'string' && value !== '' ? longDay(value, i18n.language) : ''
      case 'room':
        return nameIn(unit.rooms, value, t('timetable.none.room'))
      case 'teacher':
        return nameIn(unit.teachers, value, t('timetable.none.teacher'))
      case 'chapter':
        return nameIn(chapters, value, t('timetable.none.chapter'))
      case 'switch':
        return t(value === true ? 'admin.yes' : 'admin.no')
      case 'weekdays': {
        const chosen = Array.isArray(value) ? value : []
        return weekdays
          .filter((day) => chosen.includes(day))
          .map((day) => weekdayName(day, i18n.language, 'short'))
          .join(', ')
      }
      case 'link':
        return typeof value === 'string' && value !== '' ? value : t('timetable.none.link')
      default:
        return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    }
  }
}

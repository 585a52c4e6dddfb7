import type { ClassForm } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { Places, PlacesOfUnit } from '../../../../api/timetable.ts'
import { classFieldNames, fieldOf } from '../plan/plan-fields.ts'
import { usePlanWords } from '../plan/use-plan-words.ts'

interface Difference {
  name: string
  label: string
  before: string
  after: string
}

/** What differs between two versions of a class, in words. */
export function useDifferences(unit: PlacesOfUnit, chapters: Places['chapters']) {
  const { t } = useTranslation()
  const words = usePlanWords(unit, chapters)
  return (before: ClassForm, after: ClassForm): Difference[] =>
    classFieldNames
      .filter((name) => (before[name] ?? null) !== (after[name] ?? null))
      .map((name) => ({
        name,
        label: t(fieldOf(name).label),
        before: words(name, before[name]),
        after: words(name, after[name]),
      }))
}

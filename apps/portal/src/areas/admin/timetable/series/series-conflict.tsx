import type { Series } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { getSeries, type Places, type PlacesOfUnit } from '../../../../api/timetable.ts'
import { RecordConflict } from '../../managed/record-conflict.tsx'
import { isSame } from '../../managed/values.ts'
import type { Values } from '../../resource/form-draft.ts'
import { fieldOf, seriesFieldNames } from '../plan/plan-fields.ts'
import { seriesValues } from '../plan/plan-values.ts'
import { usePlanWords } from '../plan/use-plan-words.ts'

export interface SeriesConflictProps {
  id: number
  unit: PlacesOfUnit
  chapters: Places['chapters']
  open: boolean
  /** Returns the values of the form. */
  mine: () => Values
  cancel: () => void
  onMine: (theirs: Series) => void
  onTheirs: (theirs: Series) => void
}

/** The conflict dialog of a series: another user saved first. */
export function SeriesConflict({ id, unit, chapters, open, mine, cancel, onMine, onTheirs }: SeriesConflictProps) {
  const { t } = useTranslation()
  const words = usePlanWords(unit, chapters)
  const differencesFrom = (now: Values, yours: Values) =>
    seriesFieldNames
      .filter((name) => !isSame(now[name], yours[name]))
      .map((name) => ({
        name,
        label: t(fieldOf(name).label),
        now: words(name, now[name]),
        yours: words(name, yours[name]),
      }))
  return (
    <RecordConflict
      record={`class_series/${id}`}
      read={() => getSeries(id)}
      differencesFrom={(theirs) => differencesFrom(seriesValues(theirs), mine())}
      {...{ open, cancel, onMine, onTheirs }}
    />
  )
}

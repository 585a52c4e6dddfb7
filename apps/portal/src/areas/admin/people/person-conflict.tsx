import type { Person } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { getPerson } from '../../../api/people.ts'
import { RecordConflict } from '../managed/record-conflict.tsx'
import type { Values } from '../resource/form-draft.ts'
import { isSame } from '../managed/values.ts'
import { personFields, valuesOf, type PersonFieldKind } from './person-values.ts'
import { useUnitsAndTribes } from './use-units-and-tribes.ts'
import { fieldLabels, profileLabels } from './labels.ts'

export interface PersonConflictProps {
  id: number
  open: boolean
  /** Returns the values of the form. */
  mine: () => Values
  cancel: () => void
  onMine: (theirs: Person) => void
  onTheirs: (theirs: Person) => void
}

/** The conflict dialog of a person: another user saved first. */
export function PersonConflict({ id, open, mine, cancel, onMine, onTheirs }: PersonConflictProps) {
  const { t } = useTranslation()
  const differencesFrom = (now: Values, yours: Values) =>
    personFields
      .filter(([name]) => !isSame(now[name], yours[name]))
      .map(([name, kind]) => ({
        name,
        label: t(fieldLabels[name]),
        now: <Shown kind={kind} value={now[name]} />,
        yours: <Shown kind={kind} value={yours[name]} />,
      }))
  return (
    <RecordConflict
      record={`people/${id}`}
      read={() => getPerson(id)}
      differencesFrom={(theirs) => differencesFrom(valuesOf(theirs), mine())}
      {...{ open, cancel, onMine, onTheirs }}
    />
  )
}

interface ShownProps {
  kind: PersonFieldKind
  value: unknown
}

/** A readable form value. */
function Shown({ kind, value }: ShownProps) {
  const { t } = useTranslation()
  const { unities = [], tribes = [] } = useUnitsAndTribes()
  const among = (options: typeof unities, ids: readonly unknown[]) =>
    options.filter((option) => ids.some((one) => String(one) === option.value)).map(({ label }) => label)
  if (kind === 'switch') return t(value === true ? 'admin.yes' : 'admin.no')
  if (kind === 'unity') return among(unities, [value]).join()
  if (kind === 'tribe') return among(tribes, [value]).join() || t('people.noTribe')
  if (kind === 'units') return among(unities, Array.isArray(value) ? value : []).join(', ') || t('admin.none')
  if (kind === 'profile' && typeof value === 'string' && value in profileLabels)
    return t(Object.entries(profileLabels).find(([profile]) => profile === value)?.[1] ?? 'admin.none')
  return typeof value === 'string' ? value : ''
}

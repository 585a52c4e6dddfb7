import type { Person } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import useSWR from 'swr'
import type { ApiFailure } from '../../../api/failure.ts'
import { useManaged } from '../../../api/managed.ts'
import { getPerson } from '../../../api/people.ts'
import { nameOfRow } from '../managed/columns.tsx'
import { ConflictSheet } from '../managed/conflict-sheet.tsx'
import type { Values } from '../managed/draft.ts'
import { isSame } from '../managed/values.ts'
import { personFields, valuesOf, type PersonFieldKind } from './person-values.ts'
import { usePlaces } from './use-places.ts'
import { fieldWords, profileWords } from './words.ts'

export interface PersonConflictProps {
  id: number
  open: boolean
  /** What is in the form. */
  mine: () => Values
  cancel: () => void
  onMine: (theirs: Person) => void
  onTheirs: (theirs: Person) => void
}

/** Somebody else has saved this person first, or the person has learned on. */
export function PersonConflict({ id, open, mine, cancel, onMine, onTheirs }: PersonConflictProps) {
  const { t } = useTranslation()
  const { data: theirs } = useSWR<Person, ApiFailure>(open ? `people/${id}#now` : null, () => getPerson(id), {
    dedupingInterval: 0,
    revalidateOnFocus: false,
  })
  const differencesFrom = (now: Values, yours: Values) =>
    personFields
      .filter(([name]) => !isSame(now[name], yours[name]))
      .map(([name, kind]) => ({
        name,
        label: t(fieldWords[name]),
        now: <Shown kind={kind} value={now[name]} />,
        yours: <Shown kind={kind} value={yours[name]} />,
      }))
  return (
    <ConflictSheet
      open={open}
      differences={open && theirs ? differencesFrom(valuesOf(theirs), mine()) : undefined}
      cancel={cancel}
      onMine={() => theirs && onMine(theirs)}
      onTheirs={() => theirs && onTheirs(theirs)}
    />
  )
}

interface ShownProps {
  kind: PersonFieldKind
  value: unknown
}

/** A value of the form in words. */
function Shown({ kind, value }: ShownProps) {
  const { t } = useTranslation()
  const { unities = [], tribes = [] } = usePlaces()
  const { data: chapter } = useManaged('chapters', kind === 'chapter' && typeof value === 'number' ? value : null)
  const among = (options: typeof unities, ids: readonly unknown[]) =>
    options.filter((option) => ids.some((one) => String(one) === option.value)).map(({ label }) => label)
  if (kind === 'chapter') return chapter ? nameOfRow('chapters', chapter) : String(value)
  if (kind === 'switch') return t(value === true ? 'admin.yes' : 'admin.no')
  if (kind === 'unity') return among(unities, [value]).join()
  if (kind === 'tribe') return among(tribes, [value]).join() || t('people.noTribe')
  if (kind === 'units') return among(unities, Array.isArray(value) ? value : []).join(', ') || t('admin.none')
  if (kind === 'profile' && typeof value === 'string' && value in profileWords)
    return t(Object.entries(profileWords).find(([profile]) => profile === value)?.[1] ?? 'admin.none')
  return typeof value === 'string' ? value : ''
}

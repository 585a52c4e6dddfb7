import { useTranslation } from '@the-house/i18n'
import { getManaged, type ManagedRow } from '../../../api/managed.ts'
import { Cell } from './cell.tsx'
import { RecordConflict } from './record-conflict.tsx'
import type { Values } from '../resource/form-draft.ts'
import type { ResourceName } from './resources.ts'
import { differing, valuesOf } from './values.ts'

export interface ConflictDialogProps {
  name: ResourceName
  id: number
  open: boolean
  /** Fields that the form does not have. */
  hidden?: readonly string[]
  /** Returns the values of the form. */
  mine: () => Values
  cancel: () => void
  onMine: (theirs: ManagedRow) => void
  onTheirs: (theirs: ManagedRow) => void
}

/** The 409 conflict of optimistic locking: another user saved a newer version first; both are shown. */
export function ConflictDialog({ name, id, open, hidden, mine, cancel, onMine, onTheirs }: ConflictDialogProps) {
  const { t } = useTranslation()
  const differencesFrom = (now: ManagedRow) => {
    const yours = mine()
    const fields = differing(name, valuesOf(name, now), yours).filter((field) => !hidden?.includes(field.name))
    return fields.map((field) => ({
      name: field.name,
      label: t(field.label),
      now: <Cell row={now} field={field} />,
      yours: <Cell row={{ ...now, ...yours }} field={field} />,
    }))
  }
  return (
    <RecordConflict
      record={`${name}/${id}`}
      read={() => getManaged(name, id)}
      {...{ open, differencesFrom, cancel, onMine, onTheirs }}
    />
  )
}

import { useTranslation } from '@the-house/i18n'
import { useManagedNow, type ManagedRow } from '../../../api/managed.ts'
import { Cell } from './cell.tsx'
import { ConflictSheet } from './conflict-sheet.tsx'
import type { Values } from './draft.ts'
import type { ResourceName } from './resources.ts'
import { differing, valuesOf } from './values.ts'

export interface ConflictDialogProps {
  name: ResourceName
  id: number
  open: boolean
  /** What is in the form. */
  mine: () => Values
  cancel: () => void
  onMine: (theirs: ManagedRow) => void
  onTheirs: (theirs: ManagedRow) => void
}

/** Somebody else has saved a managed thing first. */
export function ConflictDialog({ name, id, open, mine, cancel, onMine, onTheirs }: ConflictDialogProps) {
  const { t } = useTranslation()
  const { data: theirs } = useManagedNow(name, open ? id : null)
  const differencesFrom = (now: ManagedRow) => {
    const yours = mine()
    return differing(name, valuesOf(name, now), yours).map((field) => ({
      name: field.name,
      label: t(field.label),
      now: <Cell row={now} field={field} />,
      yours: <Cell row={{ ...now, ...yours }} field={field} />,
    }))
  }
  return (
    <ConflictSheet
      open={open}
      differences={open && theirs ? differencesFrom(theirs) : undefined}
      cancel={cancel}
      onMine={() => theirs && onMine(theirs)}
      onTheirs={() => theirs && onTheirs(theirs)}
    />
  )
}

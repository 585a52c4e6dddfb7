import { postManaged, putManaged, useInvalidateManaged, type ManagedRow } from '../../../api/managed.ts'
import type { Values } from '../resource/form-draft.ts'
import type { ResourceName } from './resources.ts'
import { resolverOf } from './resolver.ts'
import { useDraftForm } from './use-draft-form.ts'
import { emptyValues, valuesOf } from './values.ts'

export interface ManagedFormProps {
  name: ResourceName
  /** The row to edit; null: a new one. */
  row: ManagedRow | null
  /** The initial values of a new row. */
  begun?: Values | undefined
  /** The version that a save starts from; an upload raises it. */
  version: number | null
  onVersion: (version: number) => void
  /** Asks before a save; false: it does not go on. */
  confirm?: ((values: Values) => Promise<boolean>) | undefined
  /** Called with the saved row. */
  onSaved: (saved: ManagedRow) => void
}

/** The draft form of a record, from its resource definition. */
export function useManagedForm({ name, row, begun, version, onVersion, confirm, onSaved }: ManagedFormProps) {
  const invalidate = useInvalidateManaged()
  return useDraftForm<ManagedRow>({
    name,
    id: row?.id ?? null,
    start: row ? valuesOf(name, row) : { ...emptyValues(name), ...begun },
    valuesOf: (theirs) => valuesOf(name, theirs),
    resolver: resolverOf(name),
    confirm,
    send: (values, theirs) =>
      row ? putManaged(name, row.id, { ...values, version: theirs?.version ?? version }) : postManaged(name, values),
    onSaved: async (saved) => {
      await invalidate(name)
      onSaved(saved)
    },
    onTheirs: (theirs) => onVersion(theirs.version),
  })
}

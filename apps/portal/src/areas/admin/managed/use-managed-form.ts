import { postManaged, putManaged, useForget, type ManagedRow } from '../../../api/managed.ts'
import type { Values } from './draft.ts'
import type { ResourceName } from './resources.ts'
import { resolverOf } from './resolver.ts'
import { useKeptForm } from './use-kept-form.ts'
import { emptyValues, valuesOf } from './values.ts'

export interface ManagedFormProps {
  name: ResourceName
  /** null: a new one. */
  row: ManagedRow | null
  /** What a new one begins with. */
  begun?: Values | undefined
  /** The one that the form is of; a file that was sent meanwhile has made a newer one. */
  version: number | null
  onVersion: (version: number) => void
  /** Gets what the school has now. */
  onSaved: (saved: ManagedRow) => void
}

/** The form of a managed thing, as its definition says. */
export function useManagedForm({ name, row, begun, version, onVersion, onSaved }: ManagedFormProps) {
  const forget = useForget()
  return useKeptForm<ManagedRow>({
    name,
    id: row?.id ?? null,
    start: row ? valuesOf(name, row) : { ...emptyValues(name), ...begun },
    valuesOf: (theirs) => valuesOf(name, theirs),
    resolver: resolverOf(name),
    send: (values, theirs) =>
      row ? putManaged(name, row.id, { ...values, version: theirs?.version ?? version }) : postManaged(name, values),
    onSaved: async (saved) => {
      await forget(name)
      onSaved(saved)
    },
    onTheirs: (theirs) => onVersion(theirs.version),
  })
}

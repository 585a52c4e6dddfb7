import type { ManagedRow } from '../../../../api/managed.ts'
import { FormField } from '../../managed/form-field.tsx'
import type { ResourceField } from '../../resource/resource.ts'
import type { NodeFormState } from './use-node-form.ts'

export interface NodeFieldProps {
  field: ResourceField
  form: Pick<NodeFormState, 'control'>
  row: ManagedRow | null
}

/** A field of the form, which a finding can lead to. */
export const NodeField = ({ field, form, row }: NodeFieldProps) => (
  <div data-fields={field.name}>
    <FormField control={form.control} field={field} row={row} />
  </div>
)

import { FormBody } from './form-body.tsx'
import type { NodeFormProps } from './node-form-props.ts'
import { newValues } from './node-values.ts'

export interface CreateFormProps extends Omit<NodeFormProps, 'target'> {
  target: Exclude<NodeFormProps['target'], { node: unknown }>
}

/** The form of a new row. */
export function CreateForm({ target: { entity, parent, fields }, ...rest }: CreateFormProps) {
  return (
    <FormBody
      entity={entity}
      row={null}
      parent={parent}
      start={newValues(entity, parent?.id ?? null, fields)}
      {...rest}
    />
  )
}

import { useState } from 'react'
import type { Values } from '../../resource/form-draft.ts'
import { ChangeForm } from './change-form.tsx'
import { CreateForm } from './create-form.tsx'
import type { NodeFormProps } from './node-form-props.ts'

export type { NodeFormProps } from './node-form-props.ts'

/** The form of a book, chapter, topic, content or exercise, which saves by steps. */
export function NodeForm({ target, onAnother, ...rest }: NodeFormProps) {
  /** How many were made here, and what the next one begins with: each new one has a new form. */
  const [begun, setBegun] = useState<{ made: number; fields?: Values }>({ made: 0 })
  if ('node' in target) {
    const { node } = target
    return <ChangeForm key={`${node.entity}/${node.id}`} node={node} onAnother={onAnother} {...rest} />
  }
  const { entity, parent, fields } = target
  return (
    <CreateForm
      key={`${entity} ${parent?.id} ${begun.made}`}
      target={{ entity, parent, fields: { ...fields, ...begun.fields } }}
      onAnother={(next) => {
        setBegun({ made: begun.made + 1, ...('fields' in next && next.fields && { fields: next.fields }) })
        onAnother(next)
      }}
      {...rest}
    />
  )
}

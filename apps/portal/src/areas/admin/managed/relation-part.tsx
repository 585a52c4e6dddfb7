import { SearchSelect } from '@the-house/design-system/admin'
import type { ManagedName } from '@the-house/domain'
import { useState } from 'react'
import { relatedTo } from './cell.tsx'
import { numberIn, type FieldPartProps } from './field-props.ts'
import { useRelation } from './relation.ts'

export interface RelationPartProps extends FieldPartProps {
  /** The field's name: `book_id`. */
  name: string
  one: ManagedName
}

/** One thing of another entity. */
export function RelationPart({ row, name, one, value, onChange, ...rest }: RelationPartProps) {
  const { options, ...relation } = useRelation(one)
  const id = numberIn(value)
  /** The name of what was chosen last; what the school has named itself is in the row. */
  const [chosen, setChosen] = useState<{ id: number; label: string } | null>(null)
  const known = [chosen, row && { id: numberIn(row[name]), label: relatedTo(row, name) }, ...(options ?? [])]
  const label = known.find((option) => option?.id === id)?.label ?? ''
  return (
    <SearchSelect
      {...rest}
      {...relation}
      options={options}
      value={id === null ? null : { id, label }}
      onChange={(option) => {
        setChosen(option)
        onChange(option?.id ?? null)
      }}
    />
  )
}

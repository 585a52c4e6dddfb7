import { SearchSelect } from '@the-house/design-system/admin'
import type { ManagedName } from '@the-house/domain'
import { useState } from 'react'
import { relatedTo } from './cell.tsx'
import { numberIn, type FieldPartProps } from './field-props.ts'
import { useRelation } from './relation.ts'

export interface RelationPartProps extends FieldPartProps {
  /** The name of the field, such as `book_id`. */
  name: string
  one: ManagedName
}

/** Selects a record of another entity. */
export function RelationPart({ row, name, one, value, onChange, ...rest }: RelationPartProps) {
  const { options, ...relation } = useRelation(one)
  const id = numberIn(value)
  /** The record that was chosen last with its name; the name of the saved one is in the row. */
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

import { TextField } from '@the-house/design-system'
import { useState } from 'react'
import type { FieldPartProps } from './field-props.ts'

const tagsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const split = (text: string): string[] =>
  Array.from(
    new Set(
      text
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  )

/** Edits tags as text, separated by commas. */
export function TagsPart({ row: _row, value, onChange, ...rest }: FieldPartProps) {
  const tags = tagsIn(value)
  /** The text as typed, because a trailing comma is not in the tags yet. */
  const [typed, setTyped] = useState(tags.join(', '))
  const text = split(typed).join() === tags.join() ? typed : tags.join(', ')
  return (
    <TextField
      {...rest}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(split(target.value))
      }}
    />
  )
}

import { useState } from 'react'
import { Stack } from '@chakra-ui/react'
import { Field, type FieldProps } from '../field/field.tsx'
import { ChosenChips } from './chosen-chips.tsx'
import { ComboBox } from './combo-box.tsx'
import { matching, type Option } from './options.ts'
import type { SearchFieldOptions } from './search-select.tsx'

export interface SearchMultiSelectProps extends Omit<FieldProps, 'children'>, SearchFieldOptions {
  value: readonly Option[]
  onChange: (value: Option[]) => void
  onBlur?: () => void
}

/**
 * A multiple choice from a very long list, by typing; the chosen options are above the field. Words of area `editing`.
 */
export function SearchMultiSelect(props: SearchMultiSelectProps) {
  const { label, quietLabel, hint, error, value, onChange, options, onSearch, failure, placeholder } = props
  const { disabled = false, onBlur } = props
  const [term, setTerm] = useState('')
  const search = (text: string) => {
    setTerm(text)
    onSearch?.(text)
  }
  const isChosen = ({ id }: Option) => value.some((one) => one.id === id)
  const without = ({ id }: Option) => value.filter((one) => one.id !== id)
  const found = onSearch ? options : options && matching(options, term)
  return (
    <Field {...{ label, quietLabel, hint, error }}>
      {(control) => (
        <Stack gap={2}>
          <ChosenChips
            {...{ label, disabled }}
            chosen={value}
            onRemove={(option) => {
              onChange(without(option))
              document.getElementById(control.id)?.focus()
            }}
          />
          <ComboBox
            {...{ control, label, placeholder, failure, disabled, isChosen }}
            text={term}
            options={found}
            multiple
            onText={search}
            onChoose={(option) => {
              onChange(isChosen(option) ? without(option) : [...value, option])
              if (term !== '') search('')
            }}
            onLeave={() => {
              if (term !== '') search('')
              onBlur?.()
            }}
            onClear={undefined}
          />
        </Stack>
      )}
    </Field>
  )
}

import type { ReactNode } from 'react'
import { useState } from 'react'
import { Field, type FieldProps } from '../field/field.tsx'
import { ComboBox } from './combo-box.tsx'
import { matching, type Option } from './options.ts'

export interface SearchFieldOptions {
  /** The options, up to 9,999 and more; undefined while they load. */
  options: readonly Option[] | undefined
  /**
   * Called with the typed text, for an owner whose server searches; the owner debounces it and passes the results as
   * `options`. Left out: all options are passed and filtered here.
   */
  onSearch?: ((term: string) => void) | undefined
  /** The error message, where the options failed to load. */
  failure?: ReactNode
  placeholder?: string
  disabled?: boolean
}

export interface SearchSelectProps extends Omit<FieldProps, 'children'>, SearchFieldOptions {
  /** null: nothing is chosen. */
  value: Option | null
  onChange: (value: Option | null) => void
  /** A choice is required: it can be changed, but not cleared. */
  required?: boolean
  onBlur?: () => void
}

/** A single choice from a very long list, by typing. Words of area `editing`. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, quietLabel, hint, error, value, onChange, options, onSearch, failure, placeholder } = props
  const { disabled = false, required = false, onBlur } = props
  /** The typed text; null: no search, so the choice is shown. */
  const [term, setTerm] = useState<string | null>(null)
  const search = (text: string | null) => {
    setTerm(text)
    onSearch?.(text ?? '')
  }
  const found = onSearch || term === null ? options : options && matching(options, term)
  return (
    <Field {...{ label, quietLabel, hint, error }}>
      {(control) => (
        <ComboBox
          {...{ control, label, placeholder, failure, disabled }}
          text={term ?? value?.label ?? ''}
          options={found}
          multiple={false}
          isChosen={({ id }) => id === value?.id}
          onText={search}
          onChoose={(option) => {
            search(null)
            onChange(option)
          }}
          onLeave={() => {
            // Emptying the field clears the choice.
            if (term === '' && value && !required) onChange(null)
            if (term !== null) search(null)
            onBlur?.()
          }}
          onClear={
            value && !required
              ? () => {
                  search(null)
                  onChange(null)
                }
              : undefined
          }
        />
      )}
    </Field>
  )
}

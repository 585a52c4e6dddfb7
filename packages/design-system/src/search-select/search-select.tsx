import type { ReactNode } from 'react'
import { useState } from 'react'
import { Field, type FieldProps } from '../field/field.tsx'
import { ComboBox } from './combo-box.tsx'
import { matching, type Option } from './options.ts'

export interface SearchFieldOptions {
  /** What can be chosen, up to 9,999 and more; undefined while it is on its way. */
  options: readonly Option[] | undefined
  /**
   * What is typed, for an owner whose server looks for it; the owner waits for a pause, and `options` is what was found.
   * Left out: all options are here, and looked through here.
   */
  onSearch?: ((term: string) => void) | undefined
  /** Why there are no options, in words. */
  failure?: ReactNode
  placeholder?: string
  disabled?: boolean
}

export interface SearchSelectProps extends Omit<FieldProps, 'children'>, SearchFieldOptions {
  /** null: nothing is chosen. */
  value: Option | null
  onChange: (value: Option | null) => void
  /** It has to be one: it cannot be taken back, only changed. */
  required?: boolean
  onBlur?: () => void
}

/** One of very many, found by typing. Words of area `editing`. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, quietLabel, hint, error, value, onChange, options, onSearch, failure, placeholder } = props
  const { disabled = false, required = false, onBlur } = props
  /** What is typed; null: nobody searches, and the choice is shown. */
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
            // An emptied field is a choice that was taken back.
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

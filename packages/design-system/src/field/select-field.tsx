import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { controlRecipe } from './control-recipe.ts'
import { Field, type FieldProps } from './field.tsx'

const Select = chakra('select', controlRecipe)

export interface SelectFieldProps
  extends Omit<ComponentProps<typeof Select>, 'children'>, Omit<FieldProps, 'children'> {
  /** The options, in order. */
  options: { value: string; label: string; disabled?: boolean }[]
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/** A single choice in a native select. */
export function SelectField({ label, quietLabel, hint, error, options, placeholder, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} quietLabel={quietLabel} hint={hint} error={error}>
      {(control) => (
        <Select {...rest} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

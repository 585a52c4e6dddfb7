import type { KeyboardEvent, Ref } from 'react'
import type { FieldProps } from '../field/field.tsx'
import { TextField } from '../field/text-field.tsx'

export interface NumberFieldProps extends Omit<FieldProps, 'children'> {
  /** A whole number, 0 or more; null: none. */
  value: number | null
  onChange: (value: number | null) => void
  /** The limits of the arrow keys; the form's validation reports a typed value beyond them. */
  min?: number
  max?: number
  /** The number of digits that can be typed; more are left out. */
  maxDigits?: number
  name?: string
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
  onBlur?: () => void
}

/** The largest number of digits that stays an exact integer here. */
const longest = 9

/** A whole-number field: accepts only digits, by keyboard, paste or arrow keys; the mouse wheel changes nothing. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, min = 0, max = 10 ** longest - 1, maxDigits = longest, ...rest } = props
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onChange(Math.min(max, Math.max(min, (value ?? min - by) + by)))
  }
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      maxW="10rem"
      {...rest}
      value={value ?? ''}
      onKeyDown={step}
      onChange={({ target }) => {
        const digits = target.value.replaceAll(/\D/g, '').slice(0, maxDigits)
        onChange(digits === '' ? null : Number(digits))
      }}
    />
  )
}

import { chakra } from '@chakra-ui/react'
import { TextAreaField, TextField } from '@the-house/design-system'
import { DateField, DateTimeField, NumberField, SwitchField } from '@the-house/design-system/admin'
import { useUser } from '../../../session/session.ts'
import { numberIn, textIn, type FieldPartProps } from './field-props.ts'

/** The maximum length of a short text, as the API has it. */
const fewWords = 500

export const TextPart = ({
  row: _row,
  value,
  onChange,
  length,
  ...rest
}: FieldPartProps & { length?: number | undefined }) => (
  <TextField {...rest} maxLength={length} value={textIn(value)} onChange={({ target }) => onChange(target.value)} />
)

export const LinesPart = ({ row: _row, value, onChange, ...rest }: FieldPartProps) => (
  <TextAreaField {...rest} limit={fewWords} value={textIn(value)} onChange={({ target }) => onChange(target.value)} />
)

export const NumberPart = ({ row: _row, value, length, ...rest }: FieldPartProps & { length?: number | undefined }) => (
  <NumberField
    {...rest}
    {...(length !== undefined && { max: 10 ** length - 1, maxDigits: length })}
    value={numberIn(value)}
  />
)

export const SwitchPart = ({ label, hint, error, value, onChange }: FieldPartProps) => (
  <SwitchField
    label={label}
    hint={error ? <chakra.span color="wrong">{error}</chakra.span> : hint}
    checked={value === true}
    onChange={onChange}
  />
)

/** Date and time in the time zone of the user's unit. */
export function MomentPart({ row: _row, value, onChange, onBlur: _onBlur, ...rest }: FieldPartProps) {
  const { unity } = useUser()
  return (
    <DateTimeField
      {...rest}
      value={textIn(value)}
      onChange={(instant) => onChange(instant === '' ? null : instant)}
      timeZone={unity.time_zone}
    />
  )
}

/** A calendar day, without a time and a zone. */
export const DayPart = ({ row: _row, value, ...rest }: FieldPartProps) => <DateField {...rest} value={textIn(value)} />

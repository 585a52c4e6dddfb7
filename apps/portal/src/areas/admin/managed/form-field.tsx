import { useTranslation } from '@the-house/i18n'
import { Controller, type Control, type FieldError } from 'react-hook-form'
import type { ManagedRow } from '../../../api/managed.ts'
import { errorText } from '../../../page/form/error-text.ts'
import type { Values } from '../resource/form-draft.ts'
import { FieldPart } from './field-part.tsx'
import type { ResourceField } from '../resource/resource.ts'

export interface FormFieldProps {
  control: Control<Values>
  field: ResourceField
  row: ManagedRow | null
}

/** The message of an error; of a list, that of its first wrong element. */
const messageIn = (error: FieldError | undefined): string | undefined =>
  Array.isArray(error) ? error.find((one: FieldError | undefined) => one?.message)?.message : error?.message

/** A form field with its value and its validation error. */
export function FormField({ control, field, row }: FormFieldProps) {
  const { t } = useTranslation()
  const hint = typeof field.hint === 'function' ? field.hint(row) : field.hint
  return (
    <Controller
      control={control}
      name={field.name}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <FieldPart
          field={field}
          label={t(field.label)}
          hint={hint && t(hint)}
          error={errorText(messageIn(error))}
          {...{ value, onChange, onBlur, row }}
        />
      )}
    />
  )
}

import { useTranslation } from '@the-house/i18n'
import { Controller, type Control } from 'react-hook-form'
import type { ManagedRow } from '../../../api/managed.ts'
import { mistakeText } from '../../../page/form/mistake-text.ts'
import type { Values } from './draft.ts'
import { FieldPart } from './field-part.tsx'
import type { ResourceField } from './resource.ts'

export interface FormFieldProps {
  control: Control<Values>
  field: ResourceField
  row: ManagedRow | null
}

/** A field, tied to its value and to what is wrong with it. */
export function FormField({ control, field, row }: FormFieldProps) {
  const { t } = useTranslation()
  return (
    <Controller
      control={control}
      name={field.name}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <FieldPart
          field={field}
          label={t(field.label)}
          hint={field.hint && t(field.hint)}
          error={mistakeText(error?.message)}
          {...{ value, onChange, onBlur, row }}
        />
      )}
    />
  )
}

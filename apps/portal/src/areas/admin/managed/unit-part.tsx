import { SelectField } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { errorMessageOf } from '../../../api/api-error.ts'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { useUser } from '../../../session/session.ts'
import { numberIn, type FieldPartProps } from './field-props.ts'

export interface UnitPartProps extends FieldPartProps {
  /** Whether administrators may choose all units. */
  orAll: boolean
}

/** Selects the unit that a record belongs to: one of the user's, or any for administrators. */
export function UnitPart({ row, value, onChange, orAll, error, ...rest }: UnitPartProps) {
  const { t } = useTranslation()
  const { admin, unity } = useUser()
  const { data, error: failure } = useApiQuery(admin ? 'GET /unities' : 'GET /me/unities', {}, inlineErrors)
  const id = numberIn(value)
  // What is for all units already says so to everybody; only administrators can make it so.
  const mayBeForAll = orAll && (admin || row !== null)
  const known = data?.content ?? [unity]
  return (
    <SelectField
      {...rest}
      error={error ?? (failure && errorMessageOf(failure))}
      {...((mayBeForAll || id === null) && { placeholder: t(mayBeForAll ? 'admin.allUnits' : 'admin.none') })}
      options={known.map((one) => ({ value: String(one.id), label: one.name }))}
      value={id === null ? '' : String(id)}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  )
}

import { SearchMultiSelect } from '@the-house/design-system/admin'
import { errorMessageOf } from '../../../api/api-error.ts'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import type { FieldPartProps } from './field-props.ts'

/** Selects the units whose users may see the record; none: all units. */
export function UnitsPart({ row: _row, value, onChange, ...rest }: FieldPartProps) {
  const { data, error } = useApiQuery('GET /unities', {}, inlineErrors)
  const ids: unknown[] = Array.isArray(value) ? value : []
  // An archived unit takes nobody and nothing new.
  const options = data?.content
    .filter(({ id, archived }) => !archived || ids.includes(id))
    .map(({ id, name }) => ({ id, label: name }))
  return (
    <SearchMultiSelect
      {...rest}
      options={options}
      failure={error && errorMessageOf(error)}
      value={options?.filter(({ id }) => ids.includes(id)) ?? []}
      onChange={(chosen) => onChange(chosen.map(({ id }) => id))}
    />
  )
}

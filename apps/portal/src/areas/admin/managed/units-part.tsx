import { SearchMultiSelect } from '@the-house/design-system/admin'
import { toldOf } from '../../../api/failure.ts'
import { shownInPlace } from '../../../api/shown-in-place.ts'
import { useRead } from '../../../api/use-read.ts'
import type { FieldPartProps } from './field-props.ts'

/** The units whose people something is for; none: all. */
export function UnitsPart({ row: _row, value, onChange, ...rest }: FieldPartProps) {
  const { data, error } = useRead('GET /unities', {}, shownInPlace)
  const options = data?.content.map(({ id, name }) => ({ id, label: name }))
  const ids: unknown[] = Array.isArray(value) ? value : []
  return (
    <SearchMultiSelect
      {...rest}
      options={options}
      failure={error && toldOf(error)}
      value={options?.filter(({ id }) => ids.includes(id)) ?? []}
      onChange={(chosen) => onChange(chosen.map(({ id }) => id))}
    />
  )
}

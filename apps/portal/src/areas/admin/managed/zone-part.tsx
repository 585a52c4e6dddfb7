import { SearchSelect } from '@the-house/design-system/admin'
import { useState } from 'react'
import { offsetOf, timeZones } from '../../../page/time-zones.ts'
import { textIn, type FieldPartProps } from './field-props.ts'

/** A name to read and to search: without underscores, which nobody types. */
const labelOf = (zone: string): string => zone.replaceAll('_', ' ')

const options = (at: Date) =>
  timeZones().map((zone, index) => ({ id: index + 1, zone, label: labelOf(zone), hint: offsetOf(zone, at) }))

/** Selects a time zone by its IANA name. */
export function ZonePart({ row: _row, value, onChange, ...rest }: FieldPartProps) {
  const [zones] = useState(() => options(new Date()))
  const zone = textIn(value)
  // A stored name that this browser does not list, such as a former one, is shown as it is.
  const chosen = zones.find((one) => one.zone === zone) ?? (zone ? { id: 0, label: labelOf(zone) } : null)
  return (
    <SearchSelect
      {...rest}
      required
      options={zones}
      value={chosen}
      onChange={(option) => onChange(zones.find(({ id }) => id === option?.id)?.zone ?? '')}
    />
  )
}

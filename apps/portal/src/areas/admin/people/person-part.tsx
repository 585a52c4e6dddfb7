import { SelectField } from '@the-house/design-system'
import { profiles } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { numberIn, textIn, type FieldPartProps } from '../managed/field-props.ts'
import { SwitchPart, TextPart } from '../managed/plain-parts.tsx'
import { UnitsPart } from '../managed/units-part.tsx'
import type { PersonFieldKind } from './person-values.ts'
import { openOptions, useUnitsAndTribes } from './use-units-and-tribes.ts'
import { profileLabels } from './labels.ts'

function ProfilePart({ row: _row, value, onChange, ...rest }: FieldPartProps) {
  const { t } = useTranslation()
  const options = profiles.map((profile) => ({ value: profile, label: t(profileLabels[profile]) }))
  return (
    <SelectField {...rest} options={options} value={textIn(value)} onChange={({ target }) => onChange(target.value)} />
  )
}

/** Selects a unit or a tribe; a required one has no empty option. */
function PlacePart({ row: _row, which, value, onChange, ...rest }: FieldPartProps & { which: 'unities' | 'tribes' }) {
  const { t } = useTranslation()
  const places = useUnitsAndTribes()[which] ?? []
  const id = numberIn(value)
  return (
    <SelectField
      {...rest}
      {...(which === 'tribes' && { placeholder: t('people.noTribe') })}
      options={openOptions(places, id)}
      value={id ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  )
}

const parts = {
  text: TextPart,
  profile: ProfilePart,
  unity: (props) => <PlacePart {...props} which="unities" />,
  units: UnitsPart,
  tribe: (props) => <PlacePart {...props} which="tribes" />,
  switch: SwitchPart,
} satisfies Record<PersonFieldKind, (props: FieldPartProps) => unknown>

/** A field of the person form, by its kind. */
export function PersonPart({ kind, ...rest }: FieldPartProps & { kind: PersonFieldKind }) {
  const Part = parts[kind]
  return <Part {...rest} />
}

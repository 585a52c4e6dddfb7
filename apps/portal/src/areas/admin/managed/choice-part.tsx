import { SelectField } from '@the-house/design-system'
import { useTranslation, type MessageKey } from '@the-house/i18n'
import { textIn, type FieldPartProps } from './field-props.ts'

export interface ChoicePartProps extends FieldPartProps {
  choice: Readonly<Record<string, MessageKey>>
}

/** Selects one of a closed set of values, or none. */
export function ChoicePart({ row: _row, value, onChange, choice, ...rest }: ChoicePartProps) {
  const { t } = useTranslation()
  const options = Object.entries(choice).map(([name, word]) => ({ value: name, label: t(word) }))
  return (
    <SelectField
      {...rest}
      placeholder={t('admin.none')}
      options={options}
      value={textIn(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  )
}

import { chakra } from '@chakra-ui/react'
import { CheckField, Field } from '@the-house/design-system'
import { weekdayName, weekdays } from './weekday-name.ts'
import type { FieldPartProps } from '../../managed/field-props.ts'
import { useTranslation } from '@the-house/i18n'

const Days = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))', columnGap: 3 },
})

/** Chooses days of the week by a checkbox each, from Monday on. */
export function WeekdaysPart({ label, error, value, onChange }: FieldPartProps) {
  const { i18n } = useTranslation()
  const chosen = Array.isArray(value) ? value : []
  return (
    <Field label={label} error={error}>
      {({ id, ...control }) => (
        <Days id={id} role="group" aria-label={label} tabIndex={-1} {...control} aria-invalid={undefined}>
          {weekdays.map((weekday) => (
            <CheckField
              key={weekday}
              label={weekdayName(weekday, i18n.language)}
              checked={chosen.includes(weekday)}
              onChange={(checked) =>
                onChange(weekdays.filter((one) => (one === weekday ? checked : chosen.includes(one))))
              }
            />
          ))}
        </Days>
      )}
    </Field>
  )
}

import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useId } from 'react'
import type { FieldPartProps } from '../../managed/field-props.ts'
import { weekdayName, weekdays } from './weekday-name.ts'

const Days = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    columnGap: 3,
    '& legend': { textStyle: 'label', mb: 1.5 },
  },
})
const Day = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minH: 'target',
    cursor: 'pointer',
    '& input': { flexShrink: 0, w: 5, h: 5, accentColor: 'var(--house-colors-accent)' },
  },
})
const Fault = chakra('p', { base: { gridColumn: '1 / -1', textStyle: 'small', color: 'wrong', fontWeight: 'medium' } })

/** Chooses days of the week by a checkbox each, from Monday on. */
export function WeekdaysPart({ label, error, value, onChange }: FieldPartProps) {
  const { i18n } = useTranslation()
  const id = useId()
  const chosen = Array.isArray(value) ? value : []
  return (
    <Days>
      <legend>{label}</legend>
      {weekdays.map((weekday) => (
        <Day key={weekday}>
          <input
            type="checkbox"
            checked={chosen.includes(weekday)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            onChange={({ target: { checked } }) =>
              onChange(weekdays.filter((one) => (one === weekday ? checked : chosen.includes(one))))
            }
          />
          {weekdayName(weekday, i18n.language)}
        </Day>
      ))}
      {error && <Fault id={id}>{error}</Fault>}
    </Days>
  )
}

import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'

export interface UnitSelectProps {
  units: readonly string[]
  /** '' while none is chosen. */
  unit: string
  onChange: (unit: string) => void
  styles: Record<string, SystemStyleObject>
}

/** The unit of a number: the platform's own list. */
export function UnitSelect({ units, unit, onChange, styles }: UnitSelectProps) {
  const { t } = useTranslation()
  return (
    <chakra.select
      css={styles.unit}
      aria-label={t('numerical.unit')}
      translate="no"
      data-filled={unit ? '' : undefined}
      value={unit}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{t('numerical.unit')}</option>
      {units.map((each) => (
        <option key={each} value={each} lang="en">
          {each}
        </option>
      ))}
    </chakra.select>
  )
}

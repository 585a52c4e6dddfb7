import { SimpleGrid } from '@chakra-ui/react'
import { Card, SelectField } from '@the-house/design-system'
import { DateField } from '@the-house/design-system/admin'
import { useTranslation } from '@the-house/i18n'
import type { Places, PlacesOfUnit } from '../../../../api/timetable.ts'
import { dayOf } from '../../../../page/period/days.ts'
import { optionsOf } from '../options-of.ts'

export interface AbsenceFormProps {
  unities: Places['unities']
  unit: PlacesOfUnit
  /** The unit that is chosen, of which `unit` may still load. */
  unity_id: number
  teacher_id: number | null
  from: string
  to: string
  /** Called with the parameters of the address that change. */
  onChange: (changes: Record<string, string>) => void
}

/** Who is absent, and when. */
export function AbsenceForm({ unities, unit, unity_id, teacher_id, from, to, onChange }: AbsenceFormProps) {
  const { t } = useTranslation()
  const days = (name: 'from' | 'to') => (typed: string) => dayOf(typed) && onChange({ [name]: typed })
  return (
    <Card maxW="44rem">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap={5}>
        {unities.length > 1 && (
          <SelectField
            label={t('timetable.filter.unity_id')}
            options={optionsOf(unities)}
            value={unity_id}
            onChange={({ target }) => onChange({ unity_id: target.value })}
          />
        )}
        <SelectField
          label={t('timetable.absence.teacher')}
          placeholder={t('timetable.substitute.choose')}
          options={optionsOf(unit.teachers)}
          value={teacher_id ?? ''}
          onChange={({ target }) => onChange({ teacher_id: target.value })}
        />
        <DateField label={t('timetable.absence.from')} value={from} onChange={days('from')} />
        <DateField label={t('timetable.absence.to')} value={to} min={from} onChange={days('to')} />
      </SimpleGrid>
    </Card>
  )
}

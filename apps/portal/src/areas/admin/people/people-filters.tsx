import { Box } from '@chakra-ui/react'
import { SelectField } from '@the-house/design-system'
import { duties, personStates, profiles } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useUnitsAndTribes } from './use-units-and-tribes.ts'
import type { PeopleFilter } from './use-people-table.ts'
import { dutyLabels, profileLabels, stateLabels } from './labels.ts'

export interface PeopleFiltersProps {
  narrowing: PeopleFilter
  onNarrow: (name: keyof PeopleFilter, value: string) => void
}

/** The filters of the list of people: profile, state, since when, unit, tribe and duty. */
export function PeopleFilters({ narrowing, onNarrow }: PeopleFiltersProps) {
  const { t } = useTranslation()
  const { unities, tribes } = useUnitsAndTribes()
  const filters = [
    ['state', t('people.field.state'), personStates.map((value) => ({ value, label: t(stateLabels[value]) }))],
    ['profile', t('people.field.profile'), profiles.map((value) => ({ value, label: t(profileLabels[value]) }))],
    ['unity_id', t('people.field.unity'), unities ?? []],
    ['tribe_id', t('people.field.tribe'), tribes ?? []],
    ['idle', t('people.field.idle'), [{ value: 'true', label: t('people.idle') }]],
    ['duty', t('people.field.duty'), duties.map((value) => ({ value, label: t(dutyLabels[value]) }))],
  ] as const
  return filters.map(([name, label, options]) => (
    <Box key={name} flex="1 1 9rem" maxW={{ md: '14rem' }}>
      <SelectField
        label={label}
        placeholder={t('people.all')}
        options={options.slice()}
        value={String(narrowing[name] ?? '')}
        onChange={({ target }) => onNarrow(name, target.value)}
      />
    </Box>
  ))
}

import { Box } from '@chakra-ui/react'
import { SelectField } from '@the-house/design-system'
import { personStates, profiles } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { usePlaces } from './use-places.ts'
import type { Narrowing } from './use-people-table.ts'
import { profileWords, stateWords } from './words.ts'

export interface PeopleFiltersProps {
  narrowing: Narrowing
  onNarrow: (name: keyof Narrowing, value: string) => void
}

/** Narrows the list of people by what they are and where they belong. */
export function PeopleFilters({ narrowing, onNarrow }: PeopleFiltersProps) {
  const { t } = useTranslation()
  const { unities, tribes } = usePlaces()
  const filters = [
    ['state', t('people.field.state'), personStates.map((value) => ({ value, label: t(stateWords[value]) }))],
    ['profile', t('people.field.profile'), profiles.map((value) => ({ value, label: t(profileWords[value]) }))],
    ['unity_id', t('people.field.unity'), unities ?? []],
    ['tribe_id', t('people.field.tribe'), tribes ?? []],
  ] as const
  return filters.map(([name, label, options]) => (
    <Box key={name} flex="1 1 9rem" maxW={{ md: '14rem' }}>
      <SelectField
        label={label}
        placeholder={t('people.all')}
        options={options.slice()}
        value={narrowing[name] ?? ''}
        onChange={({ target }) => onNarrow(name, target.value)}
      />
    </Box>
  ))
}

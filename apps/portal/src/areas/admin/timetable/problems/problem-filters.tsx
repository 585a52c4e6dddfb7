import { Box } from '@chakra-ui/react'
import { SelectField } from '@the-house/design-system'
import { classProblems, type ClassProblem } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { Places } from '../../../../api/timetable.ts'
import { FilterRow } from '../../filter-row.tsx'
import { optionsOf } from '../options-of.ts'

interface ProblemFiltersProps {
  unities: Places['unities']
  asked: { problem?: ClassProblem; unity_id?: number }
  /** Empty: all of them. */
  onChange: (name: 'problem' | 'unity_id', value: string) => void
}

/** What is missing, and in which unit. */
export function ProblemFilters({ unities, asked, onChange }: ProblemFiltersProps) {
  const { t } = useTranslation()
  return (
    <FilterRow>
      <Box>
        <SelectField
          label={t('timetable.problems.what')}
          placeholder={t('timetable.problems.all')}
          options={classProblems.map((value) => ({ value, label: t(`timetable.problem.${value}`) }))}
          value={asked.problem ?? ''}
          onChange={({ target }) => onChange('problem', target.value)}
        />
      </Box>
      {unities.length > 1 && (
        <Box>
          <SelectField
            label={t('timetable.filter.unity_id')}
            placeholder={t('timetable.problems.allUnits')}
            options={optionsOf(unities)}
            value={asked.unity_id ?? ''}
            onChange={({ target }) => onChange('unity_id', target.value)}
          />
        </Box>
      )}
    </FilterRow>
  )
}

import { Box } from '@chakra-ui/react'
import { SelectField } from '@the-house/design-system'
import { sentTestStatuses } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { formatMonth, periodsAt } from '../../../page/periods.ts'
import { useUser } from '../../../session/session.ts'
import { TestFilter } from './test-filter.tsx'
import type { SentTests } from './use-sent-tests.ts'

/** The filters of a list of sent tests: test, unit, status and time. */
export function SentFilters({ tests: { which, narrow }, ofOne = false }: { tests: SentTests; ofOne?: boolean }) {
  return (
    <>
      {!ofOne && <TestFilter value={which.config_test_id ?? null} onChange={(id) => narrow('config_test_id', id)} />}
      <StatusFilter value={which.status ?? ''} onChange={(value) => narrow('status', value)} />
      <UnitFilter value={which.unity_id} onChange={(value) => narrow('unity_id', value)} />
      {!ofOne && <PeriodFilter value={which.period ?? ''} onChange={(value) => narrow('period', value)} />}
    </>
  )
}

interface FilterProps {
  value: string
  /** Called with the chosen value; null: all. */
  onChange: (value: string | null) => void
}

function StatusFilter({ value, onChange }: FilterProps) {
  const { t } = useTranslation()
  return (
    <Box flex="1 1 10rem" maxW="16rem">
      <SelectField
        label={t('tests-report.column.status')}
        placeholder={t('tests-report.all.status')}
        value={value}
        options={sentTestStatuses.map((status) => ({ value: status, label: t(`tests-report.status.${status}`) }))}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </Box>
  )
}

function UnitFilter({ value, onChange }: { value: number | undefined; onChange: FilterProps['onChange'] }) {
  const { t } = useTranslation()
  const { data } = useApiQuery('GET /unities', {}, inlineErrors)
  // An administrator of one unit and a teacher have only one choice.
  if (value === undefined && (data?.content.length ?? 2) < 2) return null
  return (
    <Box flex="1 1 10rem" maxW="16rem">
      <SelectField
        label={t('tests-report.column.unit')}
        placeholder={t('tests-report.all.unit')}
        value={value ?? ''}
        options={(data?.content ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </Box>
  )
}

function PeriodFilter({ value, onChange }: FilterProps) {
  const { t, i18n } = useTranslation()
  const { unity } = useUser()
  const [now] = useState(() => new Date())
  const known = periodsAt(now, unity.time_zone)
  const options = known.map(({ id, start_date }) => ({
    value: id,
    label: id.length === 4 ? t('tests-report.year', { year: id }) : formatMonth(start_date, i18n.language),
  }))
  // The value of an old link may not be among the options.
  const old = value !== '' && !options.some((option) => option.value === value)
  return (
    <Box flex="1 1 10rem" maxW="16rem">
      <SelectField
        label={t('tests-report.column.sent')}
        placeholder={t('tests-report.all.period')}
        value={value}
        options={old ? [...options, { value, label: value }] : options}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </Box>
  )
}

import { Box } from '@chakra-ui/react'
import { SearchSelect } from '@the-house/design-system/admin'
import { limits } from '@the-house/domain'
import { useDebounced } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { errorMessageOf } from '../../../api/api-error.ts'
import { useManaged, useManagedList, type ManagedRow } from '../../../api/managed.ts'

const nameOf = ({ name }: ManagedRow): string => (typeof name === 'string' ? name : '')

export interface TestFilterProps {
  value: number | null
  /** Called with the id of the chosen test; null: all tests. */
  onChange: (id: number | null) => void
}

/** Filters by a test, which the server searches while the user types. */
export function TestFilter({ value, onChange }: TestFilterProps) {
  const { t } = useTranslation()
  const [term, setTerm] = useState('')
  const asked = useDebounced(term, limits.searchDelayMs / 4)
  const { data, error } = useManagedList('config-tests', { page: 1, size: 50, ...(asked && { term: asked }) })
  // The query string has the id only, so the name of the chosen test is fetched.
  const { data: chosen } = useManaged('config-tests', value)
  return (
    <Box flex="1 1 14rem" maxW="22rem">
      <SearchSelect
        label={t('tests-report.column.test')}
        value={value === null ? null : { id: value, label: chosen ? nameOf(chosen) : '' }}
        onChange={(option) => onChange(option?.id ?? null)}
        options={data?.content.map((row) => ({ id: row.id, label: nameOf(row) }))}
        failure={error && errorMessageOf(error)}
        onSearch={(words) => setTerm(words.slice(0, 100))}
      />
    </Box>
  )
}

import { Box } from '@chakra-ui/react'
import { SearchSelect } from '@the-house/design-system/admin'
import { limits } from '@the-house/domain'
import { useDebounced } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { toldOf } from '../../../api/failure.ts'
import { useManaged, useManagedList, type ManagedRow } from '../../../api/managed.ts'

const nameOf = ({ name }: ManagedRow): string => (typeof name === 'string' ? name : '')

export interface TestFilterProps {
  value: number | null
  /** null: all tests. */
  onChange: (id: number | null) => void
}

/** Which test, found by the server as somebody types. */
export function TestFilter({ value, onChange }: TestFilterProps) {
  const { t } = useTranslation()
  const [term, setTerm] = useState('')
  const asked = useDebounced(term, limits.searchDelayMs / 4)
  const { data, error } = useManagedList('config-tests', { page: 1, size: 50, ...(asked && { term: asked }) })
  // An address names it by its id alone.
  const { data: chosen } = useManaged('config-tests', value)
  return (
    <Box flex="1 1 14rem" maxW="22rem">
      <SearchSelect
        label={t('tests-report.column.test')}
        value={value === null ? null : { id: value, label: chosen ? nameOf(chosen) : '' }}
        onChange={(option) => onChange(option?.id ?? null)}
        options={data?.content.map((row) => ({ id: row.id, label: nameOf(row) }))}
        failure={error && toldOf(error)}
        onSearch={(words) => setTerm(words.slice(0, 100))}
      />
    </Box>
  )
}

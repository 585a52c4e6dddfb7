import { Button, EmptyState } from '@the-house/design-system'
import { DataTable, type TableLink } from '@the-house/design-system/admin'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { errorMessageOf } from '../../../api/api-error.ts'
import { TimeExtensionDialog } from './time-extension-dialog.tsx'
import { useSentColumns } from './sent-columns.tsx'
import { SentFilters } from './sent-filters.tsx'
import { useTimeExtension } from './use-time-extension.ts'
import type { SentTests } from './use-sent-tests.ts'

const RouterLink: TableLink = (props) => <Link {...props} />

export interface SentTableProps {
  label: string
  tests: SentTests
  /** Whether all rows are of one test. */
  ofOne?: boolean
}

/** The table of sent tests, with search, filters, sorting and time extensions for each student. */
export function SentTable({ label, tests, ofOne = false }: SentTableProps) {
  const { t } = useTranslation()
  const extension = useTimeExtension()
  const columns = useSentColumns({ ofOne, onGive: extension.ask })
  const { data, error, mutate, isLoading } = tests.read
  if (error && !data)
    return (
      <EmptyState
        title={t('common.failure.title')}
        description={errorMessageOf(error)}
        action={<Button onClick={() => void mutate()}>{t('common.retry')}</Button>}
      />
    )
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={data?.content}
        total={data?.meta.total}
        state={tests.state}
        onChange={tests.ask}
        hrefFor={tests.hrefFor}
        busy={isLoading}
        filters={<SentFilters tests={tests} ofOne={ofOne} />}
        hint={t('tests-report.hint')}
        link={RouterLink}
        nameOf={({ student }) => student.name}
      />
      <TimeExtensionDialog extension={extension} />
    </>
  )
}

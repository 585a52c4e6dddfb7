import type { StoredReport } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Table } from '../../page/table.ts'
import { formatMoment } from '../../page/clock.ts'
import { useUser } from '../../session/session.ts'
import { Story, Subject, Writer } from './report-parts.tsx'

export interface ReportListProps {
  reports: StoredReport[]
}

/** The reports as a table, for wide screens. */
export function ReportTable({ reports }: ReportListProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  return (
    <Table aria-label={t('report.list.title')}>
      <thead>
        <tr>
          <th scope="col">{t('report.list.when')}</th>
          <th scope="col">{t('report.subject.label')}</th>
          <th scope="col">{t('report.list.what')}</th>
          <th scope="col">{t('report.list.who')}</th>
        </tr>
      </thead>
      <tbody>
        {reports.map((report) => (
          <tr key={report.id}>
            <td>{formatMoment(report.created_at, unity.time_zone)}</td>
            <th scope="row">
              <Subject report={report} />
            </th>
            <td>
              <Story report={report} />
            </td>
            <td>
              <Writer report={report} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

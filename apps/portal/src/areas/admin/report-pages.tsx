import { Stack } from '@chakra-ui/react'
import { Card, EmptyState, Pagination } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Redirect } from 'wouter'
import { paths } from '../../page/paths.ts'
import { useAtLeast } from '../../page/use-at-least.ts'
import { ReportCards } from './report-cards.tsx'
import { ReportTable, type ReportListProps } from './report-table.tsx'

export interface ReportPagesProps extends ReportListProps {
  /** The page number, from 1. */
  page: number
  pages: number
  hrefFor: (page: number) => string
  onPage: (page: number) => void
}

/** One page of reports with its pagination, or a note that there are none. */
export function ReportPages({ reports, page, pages, hrefFor, onPage }: ReportPagesProps) {
  const { t } = useTranslation()
  const wide = useAtLeast('lg')
  if (pages === 0) return <EmptyState title={t('report.list.none.title')} description={t('report.list.none.text')} />
  // The link is old: the list has fewer pages now.
  if (page > pages) return <Redirect to={`${paths.reports}${hrefFor(pages)}`} replace />
  const Reports = wide ? ReportTable : ReportCards
  return (
    <Stack gap={4}>
      {/* With very large fonts the columns are wider than the page, so the table scrolls by itself. */}
      <Card py={2} px={{ base: 4, md: 6 }} overflowX="auto">
        <Reports reports={reports} />
      </Card>
      {pages > 1 && <Pagination page={page} pages={pages} hrefFor={hrefFor} onSelect={onPage} />}
    </Stack>
  )
}

import { Box, Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Skeleton } from '@the-house/design-system'
import { seriesColumns } from '@the-house/domain'
import { isMessageKey, useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import type { SeriesReport } from '../../../../api/timetable.ts'
import { FileFaults } from '../../file-faults.tsx'
import { TableReadingCard } from '../../imports/table-reading.tsx'
import { columnLabels } from './column-labels.ts'

const focus = (element: HTMLElement | null) => element?.focus()

export interface ImportResultProps {
  /** The report of the file; null without a file or during the request. */
  report: SeriesReport | null
  busy: 'trying' | 'writing' | null
  onWrite: () => void
  /** Retries the same file; null where there is none. */
  onAgain: (() => void) | null
  /** The list that the series are in afterwards. */
  list: string
}

/** The result of a file of series: the summary, its faults, how it was read, and the press that writes it. */
export function ImportResult({ report, busy, onWrite, onAgain, list }: ImportResultProps) {
  const { t } = useTranslation()
  const faults = (report?.faults ?? []).map(({ line, column, fault, given, known }) => {
    const key = `timetable.faults.${fault}`
    return { line, column, text: isMessageKey(key) ? t(key, { given, known: known.join(', ') }) : given }
  })
  const labelOf = (column: string) => {
    const known = seriesColumns.find((one) => one === column)
    return known ? t(columnLabels[known]) : column
  }
  const right = report !== null && !report.written && faults.length === 0
  return (
    <Stack gap={4}>
      {/* The live region is mounted before its text, so that screen readers announce the text. */}
      <Box aria-live="polite">
        {report && <Outcome report={report} list={list} />}
        {report?.reading?.guessed && <Alert status="warning">{t('people.enrol.guessed')}</Alert>}
        {!report && busy && <Text>{t('people.enrol.trying')}</Text>}
      </Box>
      {!report && busy && <Skeleton h={24} />}
      {!report && !busy && onAgain && (
        <Button alignSelf="start" onClick={onAgain}>
          {t('common.retry')}
        </Button>
      )}
      {faults.length > 0 && <FileFaults faults={faults} />}
      {report?.reading && !report.written && <TableReadingCard reading={report.reading} labelOf={labelOf} />}
      {right && report.series > 0 && (
        <Button alignSelf="start" variant="primary" loading={busy === 'writing'} onClick={onWrite}>
          {t('timetable.import.write', { count: report.series })}
        </Button>
      )}
    </Stack>
  )
}

function Outcome({ report: { written, series, classes, faults }, list }: { report: SeriesReport; list: string }) {
  const { t } = useTranslation()
  if (faults.length > 0)
    return (
      <Alert status="danger" title={t('timetable.import.faulty')}>
        {t('people.enrol.mend')}
      </Alert>
    )
  const counts = `${t('timetable.import.series', { count: series })} ${t('timetable.import.classes', { count: classes })}`
  if (!written)
    return (
      <Alert status="info" title={counts}>
        {t('people.enrol.right')}
      </Alert>
    )
  return (
    // The pressed button is gone, so the focus moves here.
    <Box ref={focus} tabIndex={-1}>
      <Alert status="success" title={counts}>
        <Text mb={3}>{t('timetable.import.done')}</Text>
        <Button asChild>
          <Link href={list}>{t('timetable.import.toList')}</Link>
        </Button>
      </Alert>
    </Box>
  )
}

import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Skeleton } from '@the-house/design-system'
import { enrolColumns, type EnrolReport } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { TableReadingCard } from '../imports/table-reading.tsx'
import { EnrolErrors } from './enrol-errors.tsx'
import { columnLabels } from './enrol-labels.ts'
import { EnrolLines } from './enrol-lines.tsx'
import { EnrolOutcome } from './enrol-outcome.tsx'

export interface EnrolResultProps {
  /** The report of the file; null without a file or during the request. */
  report: EnrolReport | null
  busy: 'trying' | 'writing' | null
  onWrite: () => void
  /** Retries the same file; null where there is none. */
  onAgain: (() => void) | null
}

/** The result of a file: the summary, its errors, and its lines with their actions. */
export function EnrolResult({ report, busy, onWrite, onAgain }: EnrolResultProps) {
  const { t } = useTranslation()
  const { written = false, added = 0, changed = 0, unchanged = 0, faulty = 0, faults = [], lines = [] } = report ?? {}
  const labelOf = (column: string) => {
    const known = enrolColumns.find((one) => one === column)
    return known ? t(columnLabels[known]) : column
  }
  const todo = written || faulty > 0 ? 0 : added + changed
  return (
    <Stack gap={4}>
      {/* The live region is mounted before its text, so that screen readers announce the text; the tables are
          outside of it. */}
      <Box aria-live="polite">
        {report && <EnrolOutcome report={report} />}
        {report !== null && report.short > 0 && (
          <Alert status="warning" title={t('people.enrol.short', { count: report.short })}>
            {t('people.enrol.shortText')}
          </Alert>
        )}
        {report?.reading?.guessed && <Alert status="warning">{t('people.enrol.guessed')}</Alert>}
        {report !== null && report.zeros_added > 0 && (
          <Alert status="info">{t('people.enrol.zerosAdded', { count: report.zeros_added })}</Alert>
        )}
        {!report && busy && <Text>{t('people.enrol.trying')}</Text>}
      </Box>
      {!report && busy && <Skeleton h={24} />}
      {!report && !busy && onAgain && (
        <Button alignSelf="start" onClick={onAgain}>
          {t('common.retry')}
        </Button>
      )}
      {faults.length > 0 && <EnrolErrors errors={faults} faulty={faulty} />}
      {report?.reading && !written && <TableReadingCard reading={report.reading} labelOf={labelOf} />}
      {lines.length > 0 && !written && <EnrolLines lines={lines} total={added + changed + unchanged + faulty} />}
      {todo > 0 && (
        <Flex>
          <Button variant="primary" loading={busy === 'writing'} onClick={onWrite}>
            {t('people.enrol.write', { count: todo })}
          </Button>
        </Flex>
      )}
    </Stack>
  )
}

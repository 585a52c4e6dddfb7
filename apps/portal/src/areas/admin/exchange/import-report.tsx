import { Flex, Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Card } from '@the-house/design-system'
import { SwitchField } from '@the-house/design-system/admin'
import type { ExchangeReport } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef, useState } from 'react'
import { exerciseTypeLabel } from '../resource/choices.ts'
import { ExerciseTableReading } from './exercise-table-reading.tsx'
import { ReportRows } from './report-rows.tsx'
import { isOut, isTold, useRowLabels } from './use-row-labels.ts'

/** The number of rows shown first, and added with each press of the button. */
const atOnce = 100

export interface ImportReportProps {
  report: ExchangeReport
  /** Whether the file is a package, which has questions and no lines. */
  isPackage: boolean
  /** The running request: `look` checks the file, `take` imports all, `rest` imports the valid exercises. */
  busy: 'look' | 'take' | 'rest' | null
  /** Imports all exercises, or with `partial` the valid ones. */
  onTake: (partial: boolean) => void
}

/** The report of a file, exercise by exercise, and the buttons that import it. */
export function ImportReport({ report, isPackage, busy, onTake }: ImportReportProps) {
  const { t } = useTranslation()
  const { fileText } = useRowLabels()
  const heading = useRef<HTMLHeadingElement>(null)
  const [onlyTold, setOnlyTold] = useState(false)
  const [most, setMost] = useState(atOnce)
  const { problems, reading, rows, taken, refused } = report
  const wanted = onlyTold ? rows.filter(isTold) : rows
  // Moves the focus to the report, so that screen readers notice it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card>
      <Stack gap={5}>
        <Text as="h2" textStyle="heading" ref={heading} tabIndex={-1}>
          {t('exchange.report.title')}
        </Text>
        {problems.map((problem) => (
          <Alert
            key={`${problem.token} ${problem.line} ${problem.what}`}
            status={isOut(problem) ? 'danger' : 'warning'}
          >
            {fileText(problem)}
          </Alert>
        ))}
        <Text>
          {taken > 0 ? t('exchange.report.taken', { count: taken }) : t('exchange.report.none')}{' '}
          {taken > 0 && refused > 0 && t('exchange.report.refused', { count: refused })}
        </Text>
        {taken > 0 && (
          <Flex gap={3} wrap="wrap">
            {refused === 0 ? (
              <Button variant="primary" loading={busy === 'take'} onClick={() => onTake(false)}>
                {t('exchange.import.take', { count: taken })}
              </Button>
            ) : (
              <Button loading={busy === 'rest'} onClick={() => onTake(true)}>
                {t('exchange.import.takeRest', { count: taken })}
              </Button>
            )}
          </Flex>
        )}
        {reading && <ExerciseTableReading reading={reading} />}
        {rows.some(isTold) && (
          <SwitchField label={t('exchange.report.onlyTold')} checked={onlyTold} onChange={setOnlyTold} />
        )}
        {wanted.length > 0 && (
          <ReportRows
            rows={wanted.slice(0, most)}
            label={t('exchange.report.title')}
            counted={isPackage ? 'question' : 'line'}
            kindOf={({ type }) => (type ? t(exerciseTypeLabel(type)) : '')}
          />
        )}
        {wanted.length > most && (
          <Button alignSelf="start" onClick={() => setMost(most + atOnce)}>
            {t('exchange.report.moreRows', { count: Math.min(atOnce, wanted.length - most) })}
          </Button>
        )}
      </Stack>
    </Card>
  )
}

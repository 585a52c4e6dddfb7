import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import type { TestReport } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { History, List } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { CsvButton } from './csv-button.tsx'
import { ExercisesCard } from './exercises-card.tsx'
import { OutageDialog } from './outage-dialog.tsx'
import { sentPaths } from './paths.ts'
import { ResultsCard } from './results-card.tsx'
import { SentTable } from './sent-table.tsx'
import { Totals } from './totals.tsx'
import { useSentTests } from './use-sent-tests.ts'

/** The results of a test, its exercises and all its students. */
export function ReportView({ report }: { report: TestReport }) {
  const { t } = useTranslation()
  const { id, name, minutes, test_type, totals } = report
  const tests = useSentTests({ config_test_id: id })
  const [asks, setAsks] = useState(false)
  const ofAll = { config_test_id: id, unity_id: undefined, status: undefined, period: undefined }
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Stack gap={3}>
        <Stack gap={1}>
          <ScreenHeading title={name} />
          <Text color="fg.muted">
            {t('tests-report.facts', { type: t(`tests-report.type.${test_type}`), count: minutes })}
          </Text>
        </Stack>
        <Flex gap={2} wrap="wrap">
          <Button onClick={() => setAsks(true)} aria-haspopup="dialog">
            <History size={18} aria-hidden="true" />
            {t('tests-report.giveBack.button')}
          </Button>
          <CsvButton which={ofAll} />
          <Button asChild>
            <Link href={sentPaths.listOf(id)}>
              <List size={18} aria-hidden="true" />
              {t('tests-report.all.students')}
            </Link>
          </Button>
        </Flex>
      </Stack>
      <Totals totals={totals} />
      <ResultsCard report={report} />
      <ExercisesCard report={report} />
      <Stack gap={3} as="section" aria-labelledby="students">
        <Heading as="h2" id="students" textStyle="heading">
          {t('tests-report.students')}
        </Heading>
        <SentTable label={t('tests-report.students')} tests={tests} ofOne />
      </Stack>
      {asks && <OutageDialog id={id} name={name} onClose={() => setAsks(false)} />}
    </Stack>
  )
}

import { Flex, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { CsvButton } from './csv-button.tsx'
import { SentTable } from './sent-table.tsx'
import { Totals } from './totals.tsx'
import { useSentTests } from './use-sent-tests.ts'

/** The list of all sent tests, one row for each student. */
export function SentScreen() {
  const { t } = useTranslation()
  const tests = useSentTests()
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Flex justify="space-between" align="start" gap={4} wrap="wrap">
        <Stack gap={1}>
          <ScreenHeading title={t('tests-report.title')} />
          <Text color="fg.muted">{t('tests-report.lead')}</Text>
        </Stack>
        <CsvButton which={{ ...tests.which, ...(tests.state.term && { term: tests.state.term }) }} />
      </Flex>
      <Totals totals={tests.read.data?.meta.totals} />
      <SentTable label={t('tests-report.title')} tests={tests} />
    </Stack>
  )
}

import { Heading, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import { BarTable } from '@the-house/design-system/admin'
import { limits, type TestReport } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

/** The distribution of the results of the finished tests. */
export function ResultsCard({ report: { name, distribution } }: { report: TestReport }) {
  const { t } = useTranslation()
  const none = distribution.every(({ count }) => count === 0)
  return (
    <Card>
      <Stack gap={4}>
        <Heading as="h2" textStyle="heading">
          {t('tests-report.results.title')}
        </Heading>
        {none ? (
          <Text color="fg.muted">{t('tests-report.results.none')}</Text>
        ) : (
          <BarTable
            caption={t('tests-report.results.caption', { test: name })}
            heading={t('tests-report.result')}
            counted={t('tests-report.results.students')}
            bars={distribution.map(({ from, to, count }) => ({
              label: t('tests-report.results.range', { from, to }),
              count,
              tone: from < limits.passPercentage ? 'warning' : 'right',
            }))}
          />
        )}
        <Text textStyle="small" color="fg.muted">
          {t('tests-report.results.note', { value: limits.passPercentage })}
        </Text>
      </Stack>
    </Card>
  )
}

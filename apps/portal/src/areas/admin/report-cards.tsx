import { chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { formatMoment } from '../../page/clock.ts'
import { useUser } from '../../session/session.ts'
import { Story, Subject, Writer } from './report-parts.tsx'
import type { ReportListProps } from './report-table.tsx'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { py: 4 },
    '& > li + li': { borderTop: '1px solid', borderColor: 'border' },
  },
})

/** The reports as cards one below the other, for phones. */
export function ReportCards({ reports }: ReportListProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  return (
    <List aria-label={t('report.list.title')}>
      {reports.map((report) => (
        <Stack asChild key={report.id} gap={2}>
          <li>
            <Flex justify="space-between" align="baseline" columnGap={3} wrap="wrap">
              <Heading as="h2" textStyle="label" fontWeight="semibold">
                <Subject report={report} />
              </Heading>
              <Text textStyle="small" color="fg.muted">
                {formatMoment(report.created_at, unity.time_zone)}
              </Text>
            </Flex>
            <Story report={report} />
            <Writer report={report} />
          </li>
        </Stack>
      ))}
    </List>
  )
}

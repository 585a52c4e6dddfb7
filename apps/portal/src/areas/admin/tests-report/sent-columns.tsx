import { Stack, Text } from '@chakra-ui/react'
import { TextLink } from '@the-house/design-system'
import type { Column } from '@the-house/design-system/admin'
import type { SentTest } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { formatMoment } from '../../../page/clock.ts'
import { LearnerLink } from '../../../page/learner-link.tsx'
import { useUser } from '../../../session/session.ts'
import { TimeExtensionButton } from './time-extension-button.tsx'
import { sentPaths } from './paths.ts'
import { SentStatus } from './sent-status.tsx'

interface Options {
  /** Whether all rows are of one test, whose column is left out. */
  ofOne: boolean
  onGive: (test: SentTest) => void
}

/** Returns the table columns of sent tests. */
export function useSentColumns({ ofOne, onGive }: Options): Column<SentTest>[] {
  const { t } = useTranslation()
  const { unity } = useUser()
  const moment = (instant: string | null) => (instant === null ? '–' : formatMoment(instant, unity.time_zone))
  const test: Column<SentTest> = {
    name: 'test',
    label: t('tests-report.column.test'),
    sortable: true,
    render: ({ config_test: { id, name } }) => (
      <TextLink asChild>
        <Link href={sentPaths.report(id)}>{name}</Link>
      </TextLink>
    ),
  }
  return [
    {
      name: 'student',
      label: t('tests-report.column.student'),
      sortable: true,
      render: (row) => <Student row={row} />,
    },
    ...(ofOne ? [] : [test]),
    { name: 'status', label: t('tests-report.column.status'), render: ({ status }) => <SentStatus status={status} /> },
    { name: 'sent', label: t('tests-report.column.sent'), render: ({ sent_at }) => moment(sent_at) },
    {
      name: 'start_at',
      label: t('tests-report.column.started'),
      sortable: true,
      render: ({ start_at }) => moment(start_at),
    },
    {
      name: 'finish_at',
      label: t('tests-report.column.ended'),
      sortable: true,
      render: ({ finish_at }) => moment(finish_at),
    },
    {
      name: 'percentage',
      label: t('tests-report.result'),
      sortable: true,
      numeric: true,
      render: (row) => <Result row={row} />,
    },
    { name: 'give', label: t('tests-report.time'), render: (row) => <TimeExtensionButton row={row} onGive={onGive} /> },
  ]
}

function Student({ row: { student, unity } }: { row: SentTest }) {
  return (
    <Stack gap={0}>
      <span>
        <LearnerLink student={student} />
      </span>
      <Text as="span" textStyle="small" color="fg.muted" fontWeight="normal">
        {unity.name}
      </Text>
    </Stack>
  )
}

function Result({ row: { percentage, waiting } }: { row: SentTest }) {
  const { t } = useTranslation()
  return (
    <Stack gap={0}>
      <span>{percentage === null ? '–' : t('tests-report.percent', { value: percentage })}</span>
      {waiting > 0 && (
        <Text as="span" textStyle="small" color="fg.muted">
          {t('tests-report.waiting', { count: waiting })}
        </Text>
      )}
    </Stack>
  )
}

import { Box, Stack, Text } from '@chakra-ui/react'
import { i18n, useTranslation } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { ignore } from '../../about/ignore.ts'
import { BarTable } from '../../bar-table/bar-table.tsx'
import { ShareBar } from '../../bar-table/share-bar.tsx'
import { Button } from '../../button/button.tsx'
import { IconButton } from '../../button/icon-button.tsx'
import { Card } from '../../card/card.tsx'
import { Chip } from '../../chip/chip.tsx'
import { DataTable } from '../../data-table/data-table.tsx'
import { EmptyState } from '../../empty-state/empty-state.tsx'
import { PartHeading, Screen } from './screen.tsx'
import { exercises, students, test } from './work.ts'

/**
 * The results of a test: how many students, how well, which exercises were hard or did not discriminate, and who has
 * not started yet. Every figure is in a table with its label; a bar only repeats it.
 */
const meta = { title: 'Patterns/Teachers/Report of a test' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const counts = [0, 0, 1, 1, 3, 4, 9, 12, 8, 4]
const tones = { FINISHED: 'right', STARTED: 'info', FINISHED_EXPIRED: 'warning', PENDING: 'plain' } as const

function Results() {
  const { t } = useTranslation()
  return (
    <Card>
      <Stack gap={4}>
        <PartHeading>{t('tests-report.results.title')}</PartHeading>
        <BarTable
          caption={t('tests-report.results.caption', { test: test.name })}
          heading={t('tests-report.result')}
          counted={t('tests-report.results.students')}
          bars={counts.map((count, index) => ({
            label: t('tests-report.results.range', { from: index * 10, to: index === 9 ? 100 : index * 10 + 9 }),
            count,
            tone: index < 6 ? ('warning' as const) : ('right' as const),
          }))}
        />
      </Stack>
    </Card>
  )
}

const verdictOf = (discrimination: number) =>
  discrimination < 0 ? 'backwards' : discrimination < 0.25 ? 'hardly' : discrimination < 0.4 ? 'fairly' : 'well'

function Exercises() {
  const { t } = useTranslation()
  return (
    <Card>
      <Stack gap={4}>
        <PartHeading>{t('tests-report.exercises.title')}</PartHeading>
        <Stack as="ol" gap={4} listStyleType="none">
          {exercises.map(({ id, title, type, facility, discrimination }) => (
            <Stack as="li" key={id} gap={1}>
              <Text fontWeight="semibold">
                {id}. <span lang="en">{title}</span>
              </Text>
              <Text textStyle="small" color="fg.muted">
                {[
                  t(`tests-report.exercises.type.${type}`),
                  `${t('tests-report.exercises.facility')}: ${t('tests-report.percent', { value: facility })}`,
                  `${t('tests-report.exercises.discrimination')}: ${t(`tests-report.verdict.${verdictOf(discrimination)}`)}`,
                ].join(' · ')}
              </Text>
              <Box maxW="20rem">
                <ShareBar share={facility / 100} tone={facility < 60 ? 'warning' : 'right'} />
              </Box>
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

function Students() {
  const { t } = useTranslation()
  return (
    <Stack as="section" gap={3} aria-label={t('tests-report.students')}>
      <PartHeading>{t('tests-report.students')}</PartHeading>
      <DataTable
        label={t('tests-report.students')}
        columns={[
          { name: 'student', label: t('tests-report.column.student'), sortable: true, render: ({ name }) => name },
          { name: 'unit', label: t('tests-report.column.unit'), render: ({ unit }) => unit },
          {
            name: 'status',
            label: t('tests-report.column.status'),
            render: ({ status }) => <Chip tone={tones[status]}>{t(`tests-report.status.${status}`)}</Chip>,
          },
          {
            name: 'result',
            label: t('tests-report.result'),
            numeric: true,
            sortable: true,
            render: ({ result }) => (result === null ? '–' : t('tests-report.percent', { value: result })),
          },
          {
            name: 'give',
            label: t('tests-report.time'),
            render: ({ name }) => (
              <IconButton label={t('tests-report.extend.of', { name, test: test.name })}>
                <Clock size={20} aria-hidden="true" />
              </IconButton>
            ),
          },
        ]}
        rows={students}
        total={students.length}
        state={{ page: 1, size: 10, term: '', sort: null }}
        onChange={ignore}
        hrefFor={({ page }) => `#page-${page}`}
        nameOf={({ name }) => name}
      />
    </Stack>
  )
}

function Report({ done = false }: { done?: boolean }) {
  const { t } = useTranslation()
  const type = t('tests-report.type.GENERAL')
  return (
    <Screen
      title={test.name}
      lead={t('tests-report.facts', { type, count: test.minutes })}
      actions={
        <>
          <Button>{t('tests-report.giveBack.button')}</Button>
          <Button>{t('tests-report.csv')}</Button>
        </>
      }
    >
      {done ? (
        <>
          <Results />
          <Exercises />
        </>
      ) : (
        <Card>
          <EmptyState title={t('tests-report.results.none')} description={t('tests-report.exercises.none')} />
        </Card>
      )}
      <Students />
    </Screen>
  )
}

export const Done: Story = {
  render: () => <Report done />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const caption = i18n.t('tests-report.results.caption', { test: test.name })
    await expect(canvas.getByRole('table', { name: caption })).toBeVisible()
    const more = i18n.t('tests-report.extend.of', { name: 'Caio Prado', test: test.name })
    await expect(canvas.getByRole('button', { name: more })).toBeVisible()
  },
}
export const NobodyYet: Story = { render: () => <Report /> }

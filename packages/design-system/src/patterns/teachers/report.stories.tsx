import { Box, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ignore } from '../../about/ignore.ts'
import { BarTable } from '../../bar-table/bar-table.tsx'
import { ShareBar } from '../../bar-table/share-bar.tsx'
import { Button } from '../../button/button.tsx'
import { Card } from '../../card/card.tsx'
import { Chip } from '../../chip/chip.tsx'
import { DataTable } from '../../data-table/data-table.tsx'
import { EmptyState } from '../../empty-state/empty-state.tsx'
import { Screen } from './screen.tsx'
import { exercises, students, test } from './work.ts'

/**
 * What came of a test: how many, how well, which exercises were hard or tell nobody apart, and who has yet to start.
 * Every figure stands in a table with its words; a bar only repeats it.
 */
const meta = { title: 'Patterns/Teachers/Report of a test' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const counts = [0, 0, 1, 1, 3, 4, 9, 12, 8, 4]
const tones = { 'Handed in': 'right', Running: 'info', 'Time was over': 'warning', 'Not started': 'plain' } as const
const heading = (words: string) => (
  <Text as="h2" textStyle="heading">
    {words}
  </Text>
)

const Results = () => (
  <Card>
    <Stack gap={4}>
      {heading('Results')}
      <BarTable
        caption={`Results of ${test.name}`}
        heading="Result"
        counted="Students"
        bars={counts.map((count, index) => ({
          label: index === 9 ? '90–100%' : `${index * 10}–${index * 10 + 9}%`,
          count,
          tone: index < 6 ? ('warning' as const) : ('right' as const),
        }))}
      />
    </Stack>
  </Card>
)

const Exercises = () => (
  <Card>
    <Stack gap={4}>
      {heading('Exercises')}
      <Stack as="ol" gap={4} listStyleType="none">
        {exercises.map(({ id, title, kind, facility, discrimination }) => (
          <Stack as="li" key={id} gap={1}>
            <Text fontWeight="semibold">
              {id}. <span lang="en">{title}</span>
            </Text>
            <Text textStyle="small" color="fg.muted">
              {`${kind} · ${facility}% right · ${discrimination < 0.1 ? 'tells nobody apart' : 'tells students apart'}`}
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

const Students = () => (
  <Stack as="section" gap={3} aria-label="Students">
    {heading('Students')}
    <DataTable
      label="Students"
      columns={[
        { name: 'student', label: 'Student', sortable: true, render: ({ name }) => name },
        { name: 'unit', label: 'Unit', render: ({ unit }) => unit },
        { name: 'status', label: 'Status', render: ({ status }) => <Chip tone={tones[status]}>{status}</Chip> },
        { name: 'result', label: 'Result', numeric: true, sortable: true, render: ({ result }) => result },
        {
          name: 'give',
          label: 'Time',
          render: ({ name }) => <Button aria-label={`More time for ${name}`}>More time</Button>,
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

const actions = (
  <>
    <Button>Give time back</Button>
    <Button>Export as CSV</Button>
  </>
)

export const Done: Story = {
  render: () => (
    <Screen title={test.name} lead={`General · ${test.minutes} minutes`} actions={actions}>
      <Results />
      <Exercises />
      <Students />
    </Screen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('table', { name: `Results of ${test.name}` })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'More time for Caio Prado' })).toBeVisible()
  },
}
export const NobodyYet: Story = {
  render: () => (
    <Screen title={test.name} lead={`General · ${test.minutes} minutes`} actions={actions}>
      <Card>
        <EmptyState title="Nobody has finished yet" description="What students make of it will stand here." />
      </Card>
      <Students />
    </Screen>
  ),
}

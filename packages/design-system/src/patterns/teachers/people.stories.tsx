import type { Meta, StoryObj } from '@storybook/react-vite'
import { ignore } from '../../about/ignore.ts'
import { Button } from '../../button/button.tsx'
import { Chip } from '../../chip/chip.tsx'
import { DataTable } from '../../data-table/data-table.tsx'
import { Screen } from './screen.tsx'
import { students } from './work.ts'

/** People by their names, of the units that a teacher looks after; what is seldom wanted stands on their own screens. */
const meta = { title: 'Patterns/Teachers/People' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type Student = (typeof students)[number]

interface PeopleProps {
  rows?: readonly Student[]
  term?: string
}

const People = ({ rows, term = '' }: PeopleProps) => (
  <Screen title="Students" lead="Those of your units." actions={<Button variant="primary">Enrol people</Button>}>
    <DataTable
      label="Students"
      columns={[
        { name: 'name', label: 'Name', sortable: true, render: ({ name }) => name },
        { name: 'unit', label: 'Unit', render: ({ unit }) => unit },
        { name: 'tribe', label: 'Tribe', render: ({ tribe }) => <Chip>{tribe}</Chip> },
      ]}
      rows={rows}
      total={rows?.length}
      state={{ page: 1, size: 10, term, sort: { by: 'name', direction: 'ascending' } }}
      onChange={ignore}
      hrefFor={({ page }) => `#page-${page}`}
      nameOf={({ name }) => name}
      editHref={({ id }) => `#edit-${id}`}
      busy={rows === undefined}
      hint="Another word may find them."
    />
  </Screen>
)

export const All: Story = { render: () => <People rows={students} /> }
export const Found: Story = { render: () => <People rows={students.slice(0, 1)} term="helena" /> }
export const NobodyFound: Story = { render: () => <People rows={[]} term="zzz" /> }
export const OnTheirWay: Story = { render: () => <People /> }

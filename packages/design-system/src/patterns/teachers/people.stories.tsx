import { useTranslation } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ignore } from '../../about/ignore.ts'
import { Button } from '../../button/button.tsx'
import { Chip } from '../../chip/chip.tsx'
import { DataTable } from '../../data-table/data-table.tsx'
import { Screen } from './screen.tsx'
import { students } from './work.ts'

/** People by name, one per row; rare actions are on their own screens. */
const meta = { title: 'Patterns/Teachers/People' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type Student = (typeof students)[number]

interface PeopleProps {
  rows?: readonly Student[]
  term?: string
}

function People({ rows, term = '' }: PeopleProps) {
  const { t } = useTranslation()
  return (
    <Screen
      title={t('people.title')}
      lead={t('people.lead')}
      actions={<Button variant="primary">{t('people.enrol.action')}</Button>}
    >
      <DataTable
        label={t('people.title')}
        columns={[
          { name: 'name', label: t('people.field.name'), sortable: true, render: ({ name }) => name },
          { name: 'unit', label: t('people.field.unity'), render: ({ unit }) => unit },
          { name: 'tribe', label: t('people.field.tribe'), render: ({ tribe }) => <Chip>{tribe}</Chip> },
        ]}
        rows={rows}
        total={rows?.length}
        state={{ page: 1, size: 10, term, sort: { by: 'name', direction: 'ascending' } }}
        onChange={ignore}
        hrefFor={({ page }) => `#page-${page}`}
        nameOf={({ name }) => name}
        editHref={({ id }) => `#edit-${id}`}
        busy={rows === undefined}
        hint={t('people.none')}
      />
    </Screen>
  )
}

export const All: Story = { render: () => <People rows={students} /> }
export const Found: Story = { render: () => <People rows={students.slice(0, 1)} term="helena" /> }
export const NobodyFound: Story = { render: () => <People rows={[]} term="zzz" /> }
export const OnTheirWay: Story = { render: () => <People /> }

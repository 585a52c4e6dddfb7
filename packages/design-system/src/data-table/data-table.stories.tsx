import { Box } from '@chakra-ui/react'
import { i18n } from '@the-house/i18n'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { EyeOff, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Chip } from '../chip/chip.tsx'
import { SelectField } from '../field/select-field.tsx'
import about from './data-table.about.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'

interface Room {
  id: number
  name: string
  book: string
  topics: number
  published: boolean
}
const names = ['The hall', 'The kitchen', 'The stairs', 'The study', 'The garden', 'The attic with a rather long name']
const room = (id: number): Room => ({
  id,
  name: names[id % names.length] ?? '',
  book: `Magic Formula ${(id % 3) + 1}`,
  topics: id % 7,
  published: id % 4 !== 0,
})
const page = Array.from({ length: 10 }, (_, index) => room(index + 21))

const meta = {
  title: 'Components/DataTable',
  component: DataTable<Room>,
  tags: ['staff'],
  parameters: { about },
  args: {
    label: 'Chapters',
    columns: [
      { name: 'name', label: 'Name', sortable: true, render: ({ name }) => name },
      { name: 'book', label: 'Book', render: ({ book }) => book },
      { name: 'topics', label: 'Topics', sortable: true, numeric: true, render: ({ topics }) => topics },
      {
        name: 'published',
        label: 'State',
        render: ({ published }) => (
          <Chip tone={published ? 'right' : 'plain'}>{published ? 'Published' : 'Draft'}</Chip>
        ),
      },
    ],
    rows: page,
    total: 345,
    state: { page: 3, size: 10, term: '', sort: { by: 'name', direction: 'ascending' } },
    onChange: fn(),
    hrefFor: ({ page: to }) => `#page-${to}`,
    nameOf: ({ name }) => name,
    addHref: '#new',
    viewHref: ({ id }) => `#see-${id}`,
    editHref: ({ id }) => `#edit-${id}`,
    onDelete: fn(),
  },
} satisfies Meta<typeof DataTable<Room>>
export default meta
type Story = StoryObj<typeof meta>

/** In a narrow container: the width of the table decides, not of the window. */
const phone: Decorator = (Story) => (
  <Box maxW="340px">
    <Story />
  </Box>
)

export const Rows: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const head = canvas.getByRole('columnheader', { name: 'Name' })
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(head).getByRole('button'))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...args.state,
      page: 1,
      sort: { by: 'name', direction: 'descending' },
    })
    await userEvent.click(canvas.getByRole('link', { name: i18n.t('lists.pages.page', { page: 4, pages: 35 }) }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.state, page: 4 })
    await expect(canvas.getByRole('table', { name: 'Chapters' })).toHaveFocus()
    await userEvent.selectOptions(canvas.getByLabelText(i18n.t('editing.table.size')), '20')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.state, size: 20, page: 1 })
    const named = i18n.t('editing.table.delete', { name: 'The study' })
    await userEvent.click(canvas.getAllByRole('button', { name: named })[0] ?? canvasElement)
    await expect(args.onDelete).toHaveBeenCalledWith(page[0])
  },
}

/** Further links of a row come between viewing and editing; each names its row. */
export const Linked: Story = {
  args: {
    links: [
      {
        label: (name) => `Send ${name}`,
        icon: <Send size={20} aria-hidden="true" />,
        href: ({ id }) => `#send-${id}`,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const [link] = within(canvasElement).getAllByRole('link', { name: 'Send The study' })
    await expect(link).toHaveAttribute('href', '#send-21')
  },
}

/** A row that cannot be changed keeps its name as plain text, and no link where the others have one. */
export const RowWithoutLink: Story = {
  render: (args) => (
    <DataTable
      {...args}
      rows={page.slice(0, 4)}
      editHref={({ id, published }) => (published ? `#edit-${id}` : undefined)}
      links={[
        {
          label: (name) => `Send ${name}`,
          icon: <Send size={20} aria-hidden="true" />,
          href: ({ id, published }) => (published ? `#send-${id}` : undefined),
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const hrefsOf = (name: string) =>
      within(within(canvasElement).getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    await expect(hrefsOf('The study')).toEqual(['#edit-21', '#see-21', '#send-21', '#edit-21'])
    await expect(hrefsOf('The hall')).toEqual(['#see-24'])
  },
}

export const Searched: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox')
    await userEvent.type(field, 'hall{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.state, page: 1, term: 'hall' })
  },
}

function Selecting(args: DataTableProps<Room>) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set([21, 23, 7]))
  const icon = <EyeOff size={20} aria-hidden="true" />
  const actions = [
    { label: 'Unpublish', onSelect: fn(), icon },
    { label: 'Delete', onSelect: fn(), danger: true, icon: <Trash2 size={20} aria-hidden="true" /> },
  ]
  return <DataTable {...args} selection={{ ids, onChange: setIds, actions }} />
}

export const Selected: Story = {
  render: Selecting,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: i18n.t('editing.table.selectPage') })
    await expect(all.indeterminate).toBe(true)
    await userEvent.click(all)
    await expect(canvas.getByRole('region')).toHaveTextContent(i18n.t('editing.table.selected', { count: 11 }))
    await userEvent.click(canvas.getByRole('button', { name: i18n.t('editing.table.clear') }))
    await expect(canvas.queryByRole('region')).toBeNull()
    await expect(canvas.getByRole('table')).toHaveFocus()
  },
}

export const Filtered: Story = {
  args: {
    filters: <SelectField label="Book" placeholder="All books" options={[{ value: '1', label: 'Magic Formula 1' }]} />,
  },
}

export const Loading: Story = {
  args: { rows: undefined, total: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

/** The previous page's rows stay until the next page has loaded. */
export const Turning: Story = { args: { busy: true } }

export const Empty: Story = {
  args: {
    rows: [],
    total: 0,
    state: { page: 1, size: 20, term: '', sort: null },
    hint: 'A book has up to 31 chapters.',
  },
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByRole('link', { name: i18n.t('editing.table.add') })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#new', '#new'])
  },
}

export const NothingFound: Story = {
  args: { rows: [], total: 0, state: { page: 1, size: 20, term: 'cellar', sort: null } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: i18n.t('editing.table.all') }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.state, term: '' })
  },
}

export const BeyondTheEnd: Story = {
  args: { rows: [], total: 12, state: { page: 9, size: 10, term: '', sort: null } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ ...args.state, page: 2 }))
  },
}

/** For users without permission to edit. */
export const ReadOnly: Story = {
  render: ({ addHref: _add, viewHref: _view, editHref: _edit, onDelete: _delete, ...rest }) => <DataTable {...rest} />,
}

export const OnPhones: Story = {
  decorators: [phone],
  render: Selecting,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('columnheader')).toBeNull()
    await userEvent.selectOptions(canvas.getByLabelText(i18n.t('editing.table.order')), '3')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...args.state,
      page: 1,
      sort: { by: 'topics', direction: 'descending' },
    })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const LoadingOnPhones: Story = { decorators: [phone], args: { rows: undefined, total: undefined } }

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createI18n } from '@the-house/i18n'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import type { TableState } from './table-types.ts'

interface Room {
  id: number
  name: string
}

beforeAll(() => createI18n({ language: 'en', areas: ['editing', 'lists'] }))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const rows = [
  { id: 1, name: 'The hall' },
  { id: 2, name: 'The kitchen' },
]

function show(props: Partial<DataTableProps<Room>> = {}) {
  const onChange = vi.fn<(state: TableState) => void>()
  const all: DataTableProps<Room> = {
    label: 'Rooms',
    columns: [{ name: 'name', label: 'Name', render: ({ name }) => name }],
    rows,
    total: 45,
    state: { page: 2, size: 20, term: '', sort: null },
    onChange,
    hrefFor: ({ page }) => `?page=${page}`,
    nameOf: ({ name }) => name,
    ...props,
  }
  const view = render(<DataTable {...all} />, { wrapper: ThemeProvider })
  return {
    onChange,
    again: (change: Partial<DataTableProps<Room>>) => view.rerender(<DataTable {...all} {...change} />),
  }
}
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })

it('looks for words one second after the last key, from the first page on', () => {
  const { onChange } = show()
  type('ha')
  pass(999)
  type('hall ')
  pass(999)
  expect(onChange).not.toHaveBeenCalled()
  pass(1)
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ page: 1, size: 20, term: 'hall', sort: null })
})

it('looks for nothing where words were typed and taken back', () => {
  const { onChange } = show()
  type('hall')
  type('')
  pass(1000)
  expect(onChange).not.toHaveBeenCalled()
})

it('shows the words of another address in place of those that were begun here', () => {
  const { again } = show()
  type('ha')
  again({ state: { page: 1, size: 20, term: 'kitchen', sort: null } })
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'kitchen')
})

it('says which rows of how many are shown', () => {
  show()
  expect(screen.getByText('21 to 40 of 45')).toBeTruthy()
})

it('says that there are more where they were not counted to the end', () => {
  show({ total: 1000, more: true })
  expect(screen.getByText('21 to 40 of more than 1,000')).toBeDefined()
})

it('keeps the way to other pages while a page is on its way', () => {
  const { again } = show()
  again({ rows: undefined, total: undefined, state: { page: 3, size: 20, term: '', sort: null } })
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy()
  // The header row, and the five rows of the last page.
  expect(screen.getAllByRole('row')).toHaveLength(6)
})

it('offers no action that its owner does not give', () => {
  show()
  expect(screen.queryByRole('link', { name: /The hall|Create/ })).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('leads from the name of a row to where it is changed, unless that row may not be', () => {
  show({ editHref: ({ id }) => (id === 1 ? '/rooms/1' : undefined) })
  expect(screen.getByRole('link', { name: 'The hall' }).getAttribute('href')).toBe('/rooms/1')
  expect(screen.queryByRole('link', { name: 'The kitchen' })).toBeNull()
})

it('offers the page sizes of the school and its own', () => {
  show()
  const sizes = [...screen.getByLabelText<HTMLSelectElement>('Rows a page').options]
  expect(sizes.map(({ value }) => value)).toEqual(['5', '10', '20', '25', '50'])
})

import { expect, it } from 'vitest'
import { nextSort, ordersOf } from './table-order.ts'

it('goes up, down, and back to the order of the server', () => {
  const up = nextSort(null, 'name')
  expect(up).toEqual({ by: 'name', direction: 'ascending' })
  const down = nextSort(up, 'name')
  expect(down).toEqual({ by: 'name', direction: 'descending' })
  expect(nextSort(down, 'name')).toBeNull()
})

it('begins anew with another column', () => {
  expect(nextSort({ by: 'name', direction: 'ascending' }, 'number')).toEqual({ by: 'number', direction: 'ascending' })
})

it('offers both directions of what the server can sort by, and nothing else', () => {
  const columns = [
    { name: 'name', label: 'Name', render: String, sortable: true },
    { name: 'book', label: 'Book', render: String },
  ]
  expect(ordersOf(columns)).toEqual([
    { by: 'name', label: 'Name', direction: 'ascending' },
    { by: 'name', label: 'Name', direction: 'descending' },
  ])
})

import { expect, it, vi } from 'vitest'
import { selectionOfPage } from './page-selection.ts'

const rows = [{ id: 1 }, { id: 2 }]
const of = (ids: number[]) => {
  const onChange = vi.fn<(ids: ReadonlySet<number>) => void>()
  return { onChange, page: selectionOfPage({ ids: new Set(ids), onChange, actions: [] }, rows) }
}

it('knows whether all of a page is selected, or some', () => {
  expect(of([]).page).toMatchObject({ all: false, some: false })
  expect(of([2, 9]).page).toMatchObject({ all: false, some: true })
  expect(of([1, 2]).page).toMatchObject({ all: true, some: true })
})

it('keeps what other pages have selected', () => {
  const { page, onChange } = of([9])
  page.selectAll(true)
  expect(onChange).toHaveBeenLastCalledWith(new Set([9, 1, 2]))
})

it('gives back one row, or all of the page', () => {
  const { page, onChange } = of([9, 1, 2])
  page.select({ id: 1 }, false)
  expect(onChange).toHaveBeenLastCalledWith(new Set([9, 2]))
  page.selectAll(false)
  expect(onChange).toHaveBeenLastCalledWith(new Set([9]))
})

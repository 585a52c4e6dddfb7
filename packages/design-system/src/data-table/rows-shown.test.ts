import { expect, it } from 'vitest'
import { rangeOf, rowsAwaited } from './rows-shown.ts'

it('counts the rows of a page from 1', () => {
  expect(rangeOf({ page: 1, size: 20 }, 45)).toEqual({ from: 1, to: 20 })
  expect(rangeOf({ page: 3, size: 20 }, 45)).toEqual({ from: 41, to: 45 })
})

it.each([
  ['a whole page while nothing is known', 1, undefined, 20],
  ['a whole page in the middle', 2, 45, 20],
  ['the rest on the last page', 3, 45, 5],
  ['one row where there may be none', 1, 0, 1],
])('keeps the place of %s', (_, page, total, rows) => {
  expect(rowsAwaited({ page, size: 20 }, total)).toBe(rows)
})

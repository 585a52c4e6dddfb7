import { expect, it } from 'vitest'
import { median, percentile } from './statistics.ts'

it('takes the middle one of three, in whatever order they were measured', () => {
  expect(median([300, 100, 200])).toBe(200)
})

it('takes the upper one of the two in the middle', () => {
  expect(median([1, 2, 3, 4])).toBe(3)
})

it('finds p99 among a hundred', () => {
  expect(
    percentile(
      Array.from({ length: 100 }, (_, index) => index + 1),
      0.99,
    ),
  ).toBe(100)
})

it('refuses to make up a median of nothing', () => {
  expect(() => median([])).toThrow('Nothing was measured.')
})

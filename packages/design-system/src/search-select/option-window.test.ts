import { expect, it } from 'vitest'
import { rowRem, rowsSeen, scrollFor, windowOf } from './option-window.ts'

it('draws a few of very many, wherever the list stands', () => {
  for (const at of [0, 40, 5000, 9990]) {
    const { from, to } = windowOf(at * rowRem, 9999)
    expect(from).toBeLessThanOrEqual(at)
    expect(to).toBeGreaterThanOrEqual(Math.min(9999, at + rowsSeen))
    expect(to - from).toBeLessThan(25)
  }
})

it('draws all of a few', () => {
  expect(windowOf(0, 3)).toEqual({ from: 0, to: 3 })
})

it('moves only as far as a row asks for', () => {
  expect(scrollFor(3, 0)).toBeUndefined()
  expect(scrollFor(rowsSeen, 0)).toBe(rowRem)
  expect(scrollFor(2, 5 * rowRem)).toBe(2 * rowRem)
})

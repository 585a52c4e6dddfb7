import { expect, it } from 'vitest'
import { stockOf } from './stock-of.ts'

it.each([
  [true, null, 'available'],
  [true, 6, 'available'],
  [true, 5, 'few'],
  [true, 1, 'few'],
  [true, 0, 'soldOut'],
  [false, 0, 'soldOut'],
  [false, 3, 'unavailable'],
  [false, null, 'unavailable'],
] as const)('says of one whose availability is %s with %s of it that it is %s', (available, stock, said) => {
  expect(stockOf({ available, stock })).toBe(said)
})

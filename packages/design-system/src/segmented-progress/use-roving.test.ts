import { expect, it } from 'vitest'
import { placeAfter } from './use-roving.ts'

it.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 11, 11],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['Home', 7, 0],
  ['End', 7, 11],
  ['Tab', 7, undefined],
])('%s leads from place %i of 12 to %s', (key, at, next) => {
  expect(placeAfter(key, at, 12)).toBe(next)
})

import { array, assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { moved } from './moved.ts'

const byValue = (one: number, other: number) => one - other

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
])('puts the thing at %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected)
})

it('loses nothing, wherever a thing goes', () => {
  assert(
    property(array(integer()), integer(), integer(), (items, from, to) => {
      expect(moved(items, from, to).toSorted(byValue)).toEqual(items.toSorted(byValue))
    }),
  )
})
